import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';

test('a visitor lands, sees what the product is, and finds their way by keyboard', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expectAccessible(page);
});

test('a frame is around what the keyboard reached, not around what was pressed', async ({ page }) => {
  await page.goto('/');
  const steps = page.getByRole('tablist', { name: 'Steps' }).getByRole('tab');
  const [upload, generate] = [steps.nth(0), steps.nth(1)];
  await generate.click();
  await expect(generate).toBeFocused();
  await expect(generate).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('ArrowLeft');
  await expect(upload).toBeFocused();
  await expect(upload).toHaveCSS('outline-style', 'solid');
});

test.describe('an unknown address', () => {
  // Browsers log that the page itself was answered with 404.
  test.use({ expectedErrors: [/status of 404/] });

  test('says so', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });
});

test('the chosen language stays, and the page says which it is', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: /日本語/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

test('the shell fits a phone, in both themes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'colours');
});

test('on paper there is only the page itself, in the colours of the day', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('fitted.theme', 'dark'));
  await page.goto('/terms');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(28, 27, 25)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
