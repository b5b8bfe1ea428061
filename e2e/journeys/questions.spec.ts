import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, restingBox, test } from '../journey.ts';
import { pasteResume, resumeText } from '../workflow.ts';

const line = 'Wrote the Terraform modules for 3 depots, which halved the time that a new site takes';

const stalls = Array.from({ length: 30 }, (_, index) => `- Set up stall ${index + 1} of the market`);
const longer = resumeText.replace(
  'Education',
  ['Porter, Leeds Market\tMay 2018 – Dec 2020', ...stalls, '', 'Education'].join('\n'),
);

async function analyze(page: Page): Promise<void> {
  await pasteResume(page, longer);
  await page.getByLabel('Job title').fill('Operations Engineer');
  await page.getByLabel('Job description').fill('We need Kubernetes and SQL. Terraform and Ansible are required.');
  await page.getByRole('button', { name: 'Analyze job' }).click();
  await page.getByRole('button', { name: /^Answer \d+ questions?/ }).click();
}

test('on a phone a question stays in view above the keyboard, and its answer leads on to the next', async ({
  page,
}) => {
  // No browser opens its keyboard for a journey: what is left of the page above it is told to the page.
  await page.addInitScript(() => {
    const seen = { offsetTop: 0, offsetLeft: 0, pageTop: 0, pageLeft: 0, scale: 1, width: 390, height: 844 };
    Object.defineProperty(window, 'visualViewport', { value: Object.assign(new EventTarget(), seen) });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await analyze(page);
  const deck = page.getByRole('region', { name: 'Only you can answer' });
  const number = deck.getByText(/^Question 1 of \d+$/);
  const add = deck.getByRole('button', { name: 'Add', exact: true });
  // Nothing else is on the page that a thumb could mean.
  await expect(page.getByRole('region', { name: 'The result in short' })).toBeHidden();
  await deck.getByRole('button', { name: /^(Answer|Yes, (say where|in my words)|Say it more fully)$/ }).click();
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeHidden();

  await page.evaluate(() => {
    Object.assign(window.visualViewport ?? {}, { height: 420 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  await deck.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await deck.getByLabel('What did you do? I …').fill(line);
  const header = await restingBox(page.getByRole('banner'));
  const bottom = async (one: Locator) => (await restingBox(one)).y + (await restingBox(one)).height;
  await expect.poll(() => bottom(deck.getByLabel('What did you do? I …'))).toBeLessThanOrEqual(420);
  expect((await restingBox(number)).y).toBeGreaterThanOrEqual(header.y + header.height);
  await expect(number).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  // From the last field on, the line to come and the button are in view, too.
  await deck.getByLabel(/^What came of it/).focus();
  await expect.poll(() => bottom(add)).toBeLessThanOrEqual(420);

  await add.click();
  const status = deck.getByRole('status');
  await expect(status).toContainText(/^Added\. Your match/);
  await expect(deck).toContainText(line);
  await expect(status).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await deck.getByRole('button', { name: 'Next question' }).click();
  await expect(number).toBeInViewport({ ratio: 1 });
  // What came of the last answer has made way; its line may be seen where the next would stand.
  await expect(status).toBeHidden();
  // The line is one of the changes, too.
  await page.getByRole('button', { name: 'Changes', exact: true }).click();
  const changes = page.getByRole('region', { name: /changes on$/ });
  await changes.getByRole('button', { name: 'Previous change' }).click();
  await expect(changes).toContainText(/depots/);
});

test('beside the sheet, the place where the answer was written stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await analyze(page);
  const sheet = page.getByRole('region', { name: 'Your resume with the changes marked' });
  await sheet.getByRole('button', { name: /^(Answer|Yes, (say where|in my words)|Say it more fully)$/ }).click();
  // While it is asked, its own button is the solid one.
  const way = page.getByRole('button', { name: /^Answer \d+ questions?/ });
  const fill = () => way.evaluate((button) => getComputedStyle(button).backgroundColor);
  const quiet = await fill();
  await sheet.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await sheet.getByLabel('What did you do? I …').fill(line);
  const head = sheet.getByText('Operations Analyst, Northgate Freight', { exact: true });
  const before = await restingBox(head);
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Regenerate Improvements' })).toBeDisabled();
  await expect(sheet.getByRole('status')).toContainText(/^Added\. Your match/);
  expect(Math.abs((await restingBox(head)).y - before.y)).toBeLessThan(40);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.poll(fill).not.toBe(quiet);
});

test('a long word stays in its column: the numbers of what they ask are beside the sheet, not under it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const word = 'Einnahmenüberschussrechnungen';
  await pasteResume(
    page,
    longer.replace('- Reported', `- ${word} und ${word.replace('rechnungen', 'prüfungen')}\n- Reported`),
  );
  await page.getByLabel('Job title').fill('Operations Engineer');
  await page.getByLabel('Job description').fill(`What we ask for\n- Terraform\n- ${word} und ${word}`);
  await page.getByRole('button', { name: 'Analyze job' }).click();
  await expect(page.getByRole('button', { name: 'Regenerate Improvements' })).toBeEnabled();
  const asked = await restingBox(page.getByRole('region', { name: 'What they ask' }));
  const sheet = await restingBox(page.getByRole('region', { name: 'Your resume with the changes marked' }));
  expect(asked.x + asked.width).toBeLessThanOrEqual(sheet.x);
});
