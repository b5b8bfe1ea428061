import { templateCategories, templateFacts, templateIds } from '@fitted/contract/looks';
import { expect, test } from '../journey.ts';

const guides = [
  { path: '/interview-tips', heading: 'Interview tips' },
  { path: '/career-blog', heading: 'Six short reads for a long search' },
  { path: '/resume-templates', heading: 'Templates that let your words speak' },
  { path: '/privacy-policy', heading: 'Privacy policy' },
  { path: '/terms', heading: 'Terms of service' },
];

test('each guide opens under its own heading', async ({ page }) => {
  for (const { path, heading } of guides) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('the interview tips change with their tab, and a tab can be linked to', async ({ page }) => {
  await page.goto('/interview-tips?tab=common-questions');
  await expect(page.getByRole('heading', { name: 'Tell me about yourself.' })).toBeVisible();
  for (const [tab, heading] of [
    ['Virtual interviews', 'Camera at eye level'],
    ['Follow-up', 'Thank them within a day'],
    ['Preparation', 'Underline the posting'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Tell me about yourself.' })).toBeHidden();
});

test('every article of the blog can be reached from the list and read in full', async ({ page }) => {
  await page.goto('/career-blog');
  const list = page.getByRole('navigation', { name: 'Articles' });
  await expect(list.getByRole('link')).toHaveCount(6);
  await expect(page.getByRole('article')).toHaveCount(6);
  await list.getByRole('link', { name: /gap/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: /gap/ }).last()).toBeInViewport();
  await expect(page.getByText('One line ends the guessing')).toBeVisible();
});

test('templates are filtered by style, show real pictures, and the chosen one is remembered', async ({ page }) => {
  await page.goto('/resume-templates');
  const cards = page.getByRole('tabpanel').getByRole('img');
  await expect(cards).toHaveCount(templateIds.length);
  for (const category of templateCategories) {
    await page.getByRole('tab', { name: new RegExp(`^${category}$`, 'i') }).click();
    await expect(cards).toHaveCount(templateIds.filter((id) => templateFacts[id].category === category).length);
  }
  const picture = page.getByRole('img', { name: /Quarto/ });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);

  await page.getByRole('link', { name: 'Use this template: Quarto' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('fitted.template'))).toBe('quarto');
});

test('the policies say from when they hold and what was promised', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByText('Effective March 23, 2025')).toBeVisible();
  await expect(page.getByText('Uploaded files are deleted after processing').first()).toBeVisible();
  await page.goto('/terms');
  await expect(page.getByText('Effective March 23, 2025')).toBeVisible();
  await expect(page.getByText('within 14 days')).toBeVisible();
  await expect(page.getByText('£5 per month')).toBeVisible();
  await expect(page.getByText('Monday to Friday, 9–5 GMT').first()).toBeVisible();
});
