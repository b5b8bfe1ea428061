import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, freshName, test } from '../journey.ts';
import { signUp } from '../people.ts';

// After a session has ended, asking who is signed in is answered with 401, which browsers log.
test.use({ expectedErrors: [/status of 401/] });

const pages = ['/about-us', '/how-it-works', '/tutorial', '/help-center', '/contact'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toast = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

test('every page is readable by everyone, in both themes', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await page.emulateMedia({ colorScheme: 'light' });
    await test.step(`${path}, light`, () => expectAccessible(page));
    await page.emulateMedia({ colorScheme: 'dark' });
    await test.step(`${path}, dark`, () => expectAccessible(page, 'colours'));
  }
});

// German has the longest words, and Japanese phrases are kept unbroken.
for (const language of ['de', 'ja']) {
  test(`every page fits a narrow phone, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.addInitScript((chosen) => localStorage.setItem('fitted.language', chosen), language);
    for (const path of pages) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });
}

test('the guide is walked through with the arrow keys, and a tab can be linked to', async ({ page }) => {
  await page.goto('/how-it-works?tab=upload');
  await page.getByRole('tab', { name: 'Upload Resume' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Improve Resume' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Judge each change like an editor' })).toBeVisible();
  await expect(page).toHaveURL('/how-it-works?tab=improve');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL('/');
});

test('the help center finds an answer while one types, in the language of the page', async ({ page }) => {
  await page.goto('/help-center');
  await page.getByLabel('Search the help center').fill('refund');
  await page.getByText('Can I get my money back?').click();
  await expect(page.getByText('within 14 days of paying')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByRole('tab', { name: 'FAQ' })).toHaveAttribute('aria-selected', 'true');

  await page.getByLabel('Search the help center').fill('xylophone');
  await expect(page.getByText('We have not written that down yet')).toBeVisible();

  await page.evaluate(() => localStorage.setItem('fitted.language', 'ja'));
  await page.reload();
  await page.getByLabel('ヘルプセンターを検索').fill('解約');
  await expect(page.getByText('プランを解約するには？')).toBeVisible();
});

test('a message that lacks something says what, and a whole one is thanked for', async ({ page }) => {
  const name = freshName();
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Valid email is required')).toBeVisible();
  await expect(page.getByText('Message must be at least 10 characters')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();

  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(`${name}@example.com`);
  await page.getByLabel('Message').fill('How do I move my education section up?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(toast(page, 'Message sent')).toContainText("Thank you for your message. We'll get back to you soon.");
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('the service is asked for with its subject filled in, by someone whose name is known', async ({ page }) => {
  const { email } = await signUp(page.request);
  await page.goto('/about-us');
  await page.getByRole('link', { name: 'Contact the team' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Applications done for you');
  await expect(page.getByLabel('Name')).toHaveValue('Robin Sample');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});
