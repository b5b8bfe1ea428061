import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, freshName, onBothScreens, test } from '../journey.ts';
import { waitForMailedLink } from '../mail.ts';
import { password, signUp, toast } from '../people.ts';

// Asking who is signed in, and the refusals that these journeys provoke, are answered with 4xx, which browsers log.
test.use({ expectedErrors: [/status of 4\d\d/] });

const newPassword = 'Another-horse-2';

async function logIn(page: Page, identifier: string, word = password): Promise<void> {
  await page.goto('/auth');
  await fillIn(page, identifier, word);
}

async function fillIn(page: Page, identifier: string, word = password): Promise<void> {
  await page.getByLabel('Email or username').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click();
}

const settings = (page: Page, tab: string) => page.goto(`/profile-settings?tab=${tab}`);

test('a registration without its payment is refused in words; one who has an account signs out and in again', async ({
  page,
}) => {
  const username = freshName();
  // Simulates a page from before the setting was changed; registering with payment has a journey of its own.
  await page.route('**/api/site-settings', (route) => route.fulfill({ json: { subscriptionRequired: false } }));
  await page.goto('/auth?tab=register');
  await page.getByRole('button', { name: 'Register' }).last().click();
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Country is required')).toBeVisible();

  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Sample');
  await page.getByLabel('Address line 1').fill('1 Sample Street');
  await page.getByLabel('City').fill('Sampleton');
  await page.getByLabel('Country').fill('united king');
  await page.getByRole('option', { name: 'United Kingdom' }).click();
  await page.getByRole('button', { name: 'Register' }).last().click();
  await expect(page.getByText('An account needs a subscription. Please choose a plan first.')).toBeVisible();

  await signUp(page.request, username);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  await logIn(page, username);
  await expect(toast(page, 'Welcome back, Robin')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('a taken username is named before anything else happens', async ({ page }) => {
  const { username } = await signUp(page.request);
  await page.context().clearCookies();
  await page.goto('/auth?tab=register');
  for (const [label, value] of [
    ['Username', username],
    ['Email', 'somebody@example.com'],
    ['First name', 'Robin'],
    ['Last name', 'Sample'],
    ['Address line 1', '1 Sample Street'],
    ['City', 'Sampleton'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Country').fill('france');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This username already exists.' })).toBeVisible();
});

test('a wrong password is refused, and a guarded page waits for the right one', async ({ page }) => {
  const { email } = await signUp(page.request);
  await page.context().clearCookies();
  await settings(page, 'privacy');
  await expect(page).toHaveURL(/\/auth/);
  await page.getByLabel('Email or username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Not-the-password-1');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Login failed')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email/username or password.' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile-settings?tab=privacy');
});

test('a forgotten password is replaced by the mailed link, which works once', async ({ page }) => {
  const { email } = await signUp(page.request);
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(toast(page, 'Password Reset Email Sent')).toBeVisible();

  const link = await waitForMailedLink(email);
  await page.goto(link);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByLabel('Confirm password').fill(newPassword);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(toast(page, 'Password Updated')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await logIn(page, email, newPassword);
  await expect(page).toHaveURL('/dashboard');

  await page.goto(link);
  await page.getByLabel('New password').fill('A-third-horse-3');
  await page.getByLabel('Confirm password').fill('A-third-horse-3');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The token may have expired.' })).toBeVisible();
});

test('a link without its token says so and leads to the sign-in page', async ({ page }) => {
  await page.goto('/reset-password?email=someone@example.com');
  await expect(toast(page, 'Invalid Reset Link')).toBeVisible();
  await expect(page).toHaveURL('/auth');
});

test('whoever signs in faster than the page comes to life is signed in, and no password is in an address', async ({
  page,
  browser,
}) => {
  const { email } = await signUp(page.request);
  // A page without the fixture, because the journeys' own pages wait for hydration.
  const quick = await browser.newPage();
  const addresses: string[] = [];
  quick.on('request', (request) => addresses.push(request.url()));
  let letThrough = () => {};
  const held = new Promise<void>((done) => {
    letThrough = done;
  });
  await quick.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  // The load event waits for the code, which in this test arrives after the person has acted.
  await quick.goto('/auth', { waitUntil: 'domcontentloaded' });
  await fillIn(quick, email);
  letThrough();
  await expect(quick).toHaveURL('/dashboard');
  expect(addresses.filter((address) => address.includes(password))).toEqual([]);
  await quick.close();
});

test('changing the password in one browser ends the other', async ({ page, browser }) => {
  const { email } = await signUp(page.request);
  const other = await browser.newPage();
  await logIn(other, email);
  await expect(other).toHaveURL('/dashboard');

  await settings(page, 'password');
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill(newPassword);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(toast(page, 'Password Updated')).toBeVisible();
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();

  await other.goto('/profile-settings');
  await expect(other).toHaveURL(/\/auth/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  await other.close();
});

/** The code that an authenticator app would show, so that the journey can stand in for the app. */
function appCode(secret: string, at = Date.now()): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const number = mac.readUInt32BE(mac.readUInt8(19) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

test('two-step verification is set up, asked for at sign-in, and a recovery code opens too', async ({ page }) => {
  const { email } = await signUp(page.request);
  await settings(page, 'password');
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Verification code').fill(appCode(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ''] = await codes.allTextContents();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();

  await page.context().clearCookies();
  await logIn(page, email);
  const field = page.getByLabel('Verification code');
  await expect(field).toBeFocused();
  await field.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'That code is not right.' })).toBeVisible();
  // The code of the next time step: each code counts once, and the next one is already accepted.
  await field.fill(appCode(secret, Date.now() + 30_000));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await page.context().clearCookies();
  await logIn(page, email);
  await page.getByLabel('Verification code').fill(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('the profile is changed, with a picture, and everything can be taken away as a file', async ({ page }) => {
  const { username } = await signUp(page.request);
  await settings(page, 'profile');
  await page.getByLabel('Job title').fill('Baker');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Profile Updated')).toBeVisible();

  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
  await page.getByLabel('Profile picture', { exact: true }).setInputFiles(picture);
  await expect(page.getByRole('img', { name: 'Your profile picture' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Job title')).toHaveValue('Baker');
  await expect(page.getByRole('img', { name: 'Your profile picture' })).toBeVisible();

  await settings(page, 'privacy');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^fitted-data-.*\.json$/);
  const stream = await file.createReadStream();
  let text = '';
  for await (const part of stream) text += String(part);
  expect(JSON.parse(text).account).toMatchObject({ username, jobTitle: 'Baker' });
});

test('an account is deleted only with the exact phrase, and then it is gone', async ({ page }) => {
  const { email } = await signUp(page.request);
  await settings(page, 'privacy');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Type DELETE ACCOUNT to confirm').fill('delete account');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please type the confirmation phrase exactly as shown.');
  await dialog.getByLabel('Type DELETE ACCOUNT to confirm').fill('DELETE ACCOUNT');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(toast(page, 'Account Deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await logIn(page, email);
  await expect(toast(page, 'Login failed')).toBeVisible();
});

test('the account pages fit and can be read, in the light on a laptop and in the dark on a phone', async ({ page }) => {
  const check = async (address: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await onBothScreens(page, async () => {
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  };
  await check('/auth');
  await check('/auth?tab=register');
  await check('/reset-password?token=x&email=someone@example.com');
  await signUp(page.request);
  for (const tab of ['profile', 'password', 'privacy']) await check(`/profile-settings?tab=${tab}`);
});
