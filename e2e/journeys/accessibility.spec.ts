import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';

/** German has the longest words. Pages that other journeys already check are not repeated here. */
const pages = [
  '/',
  '/resume-templates',
  '/career-blog',
  '/interview-tips',
  '/privacy-policy',
  '/terms',
  '/auth',
  '/auth?tab=register',
  '/meet-employers',
  '/meet-employers/1',
  '/news',
  '/news/how-software-reads-your-resume',
];

/** 320 px is the narrowest phone; 640 px is a 1280 px screen at 200 % zoom. */
const widths = [320, 640];

const halves = [pages.filter((_, index) => index % 2 === 0), pages.filter((_, index) => index % 2 === 1)];

for (const [index, half] of halves.entries()) {
  test(`pages are readable by everyone in both themes, and fit every width (${index + 1})`, async ({ page }) => {
    for (const path of half) {
      await page.goto(`/de${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.emulateMedia({ colorScheme: 'light' });
      await test.step(`${path}, light`, () => expectAccessible(page));
      await page.emulateMedia({ colorScheme: 'dark' });
      await test.step(`${path}, dark`, () => expectAccessible(page, 'colours'));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await test.step(`${path}, ${width} px`, () => expectNoSidewaysScroll(page));
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
}
