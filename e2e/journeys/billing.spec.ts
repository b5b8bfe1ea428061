import { trialDays } from '@fitted/contract/limits/terms';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  freshName,
  onBothScreens,
  phoneWidth,
  test,
} from '../journey.ts';
import { password, signUp, toast } from '../people.ts';

// These journeys are about refused cards and a blocked script; browsers log both.
test.use({ expectedErrors: [/status of 4\d\d|js\.stripe\.com|ERR_FAILED/] });

const address = { addressLine1: '1 Sample Street', city: 'Sampleton' };
const home = (page: Page) => expect(page).toHaveURL((url) => url.pathname === '/');

/** Through the API: the journeys about paying use the page. */
async function createSubscriber(page: Page): Promise<void> {
  await signUp(page.request);
  const plans: readonly { id: number; name: string }[] = await (await page.request.get('/api/plans')).json();
  const planId = plans.find(({ name }) => name === 'basic')?.id;
  const begun = await page.request.post('/api/create-subscription', { data: { planId, billingCycle: 'monthly' } });
  const { clientSecret } = await begun.json();
  const card = { cardNumber: '4242424242424242', expiry: '12/34', cvc: '123' };
  await page.request.post('/api/sandbox/confirm-payment', { data: { clientSecret, ...card } });
  expect((await page.request.post('/api/billing/sync')).ok()).toBe(true);
}

test('a newcomer goes back and forth, is declined, pays, and has an account', async ({ page }) => {
  const username = freshName();
  await page.goto('/auth?tab=register');
  for (const [label, value] of [
    ['Username', username],
    ['Email', `${username}@example.com`],
    ['First name', 'Robin'],
    ['Last name', 'Sample'],
    ['Address line 1', address.addressLine1],
    ['City', address.city],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Country').fill('france');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();

  await page.getByRole('radio', { name: 'Premium' }).check();
  await page.getByRole('checkbox', { name: `Start with ${trialDays} days free` }).uncheck();
  await page.getByRole('button', { name: 'Back to Registration' }).click();
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('radio', { name: 'Premium' })).toBeChecked();
  // The browser's back button works as well as the page's own.
  await page.goBack();
  await expect(page.getByLabel('City')).toHaveValue(address.city);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();

  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('button', { name: '4000 0000 0000 0002' }).click();
  await page.getByRole('button', { name: 'Pay £20.00' }).click();
  await expect(toast(page, 'Payment Failed')).toContainText('Your card was declined.');
  await page.getByRole('button', { name: '4242 4242 4242 4242' }).click();
  await page.getByRole('button', { name: 'Pay £20.00' }).click();
  await expect(toast(page, 'Subscription Activated')).toContainText(
    'Your subscription has been successfully activated.',
  );
  await home(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Subscribe' })).toBeHidden();
  // A page takes the focus when it arrives, which would close a menu that was opened too early.
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Manage subscription' }).click();
  await expect(page.getByText(/^Renews on .* for £20\.00\.$/)).toBeVisible();
});

test('from the warning in the chat to a subscription, and no second one', async ({ page }) => {
  await signUp(page.request);
  await page.goto('/');
  await page.getByLabel('Or paste your resume text').fill('Robin Sample\n\nSkills\nSQL, Excel');
  await page.getByRole('button', { name: 'Continue to Job Selection' }).click();
  await page.getByLabel('Job title').fill('Analyst');
  await page.getByLabel('Job description').fill('We need SQL.');
  await page.getByRole('button', { name: 'Continue to Chat' }).click();
  await page.getByRole('note').getByRole('link').click();
  await expect(page).toHaveURL('/subscription');

  // With the keyboard alone.
  await page.getByRole('radio', { name: 'Basic' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Premium' })).toBeChecked();
  await page.getByRole('checkbox', { name: `Start with ${trialDays} days free`, checked: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();
  await page.getByRole('button', { name: '4000 0025 0000 3155' }).press('Enter');
  await page.getByLabel('CVC').press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, it is me' }).press('Enter');
  await expect(toast(page, 'Subscription Activated')).toContainText(
    'Your subscription has been successfully activated.',
  );
  await home(page);
  await expect(page.getByRole('tab', { name: 'Chat with AI', selected: true })).toBeVisible();
  await expect(page.getByText('Chatting with the AI assistant needs an active subscription.')).toBeHidden();

  await page.goto('/subscription-page');
  await expect(toast(page, 'Already Subscribed')).toBeVisible();
  await home(page);
});

test('in the settings: cancel in two clicks, resume, another plan, another card, a receipt', async ({ page }) => {
  await createSubscriber(page);
  await page.goto('/profile-settings?tab=billing');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(page.getByText(/^Ends on .* you are not charged again\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume subscription' }).click();
  await expect(page.getByText(/^Renews on .* for £10\.00\.$/)).toBeVisible();

  await page.getByRole('button', { name: 'Switch plan' }).click();
  await page.getByRole('radio', { name: /Premium/ }).click();
  await page.getByRole('button', { name: 'Switch', exact: true }).click();
  await expect(page.getByText(/^Renews on .* for £20\.00\.$/)).toBeVisible();

  await page.getByRole('button', { name: 'Change card' }).click();
  await page.getByLabel('Card number').fill('5555555555554444');
  await page.getByLabel('Expiry').fill('1135');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Mastercard ending in 4444, valid until 11/2035')).toBeVisible();

  const receipt = await page
    .getByRole('link', { name: /^Receipt of/ })
    .last()
    .getAttribute('href');
  const answer = await page.request.get(receipt ?? '');
  expect(answer.ok()).toBe(true);
  expect(await answer.text()).toContain('10.00');
});

test('when Stripe’s script is blocked the page says so, keeps the plan, and can try again', async ({ page }) => {
  await signUp(page.request);
  await page.route('**/api/payment-form', (route) =>
    route.fulfill({ json: { provider: 'stripe', publishableKey: 'pk_live_journey' } }),
  );
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await page.goto('/subscription');
  await page.getByRole('radio', { name: 'Basic' }).check();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByText('The payment form could not be loaded')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Basic' })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('The payment form could not be loaded')).toBeVisible();
});

test('plans, payment and billing fit and can be read, in the light on a laptop and in the dark on a phone', async ({
  page,
}) => {
  const check = () =>
    onBothScreens(page, async () => {
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  await page.setViewportSize({ width: phoneWidth, height: 844 });
  await signUp(page.request);
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Select Plan' }).first().click();
  await check();
  await page.getByRole('checkbox', { name: `Start with ${trialDays} days free` }).uncheck();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('button', { name: 'Pay £10.00' }).click();
  await expect(page.getByText('Please enter a card number')).toBeVisible();
  await check();
  await page.getByRole('button', { name: '4242 4242 4242 4242' }).click();
  await page.getByRole('button', { name: 'Pay £10.00' }).click();
  await home(page);
  await page.goto('/profile-settings?tab=billing');
  await expect(page.getByRole('button', { name: 'Switch plan' })).toBeVisible();
  await check();
});
