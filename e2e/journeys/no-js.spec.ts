import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

const pages = [
  '/',
  '/about-us',
  '/how-it-works',
  '/tutorial',
  '/resume-templates',
  '/career-blog',
  '/interview-tips',
  '/help-center',
  '/contact',
  '/privacy-policy',
  '/terms',
  '/auth',
  '/meet-employers',
  '/meet-employers/1',
  '/news',
  '/news/how-software-reads-your-resume',
];

test('every public page shows its words without script', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('main'), path).toHaveText(/[\s\S]{250}/, { useInnerText: true });
    await expect(page.getByRole('contentinfo').getByRole('link').first(), path).toBeVisible();
  }
});

test('without script all tabs are open, links work, and the language of the address holds', async ({ page }) => {
  await page.goto('/de/help-center');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // Found by their markup, because hidden panels have no role.
  const panels = await page.locator('main [role="tabpanel"]').all();
  expect(panels.length).toBeGreaterThan(1);
  for (const panel of panels) await expect(panel).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Über uns' }).click();
  await expect(page).toHaveURL('/de/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that lives by its script says that it needs it, and only such a page', async ({ request }) => {
  // In the markup, because a browser with scripts disabled for a test parses <noscript> as if they were enabled.
  const note = /<noscript>\s*<p lang="en">This page needs JavaScript\./;
  expect(await (await request.get('/reset-password?token=x&email=a%40example.com')).text()).toMatch(note);
  expect(await (await request.get('/about-us')).text()).not.toMatch(note);
});

test('an address that leads nowhere says so', async ({ page }) => {
  const answer = await page.goto('/de/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Seite nicht gefunden' })).toBeVisible();
});
