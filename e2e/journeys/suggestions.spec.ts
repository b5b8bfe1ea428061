import type { Page } from '@playwright/test';
import { patience } from '../../testing/patience.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, flip, test } from '../journey.ts';
import { bytesOf, download, pasteResume, untilImproved } from '../workflow.ts';

/** Nothing in it is certain to be better, and much of it would read better if the person says that it is true. */
const dutiful = `Ada Lind
ada@sample.example | +44 20 7946 0000

Skills
Opera PMS, Excel

Experience
Guest Service Agent, The Old Mill Hotel, Leeds\tJan 2019 – Present
- Responsible for the training of 4 new agents
- Use Opera PMS and Excel for the night audit
- Cut the queue at check-in from 12 to 5 minutes

Server, Harbour Kiosk\tMay 2015 – Dec 2018
- Handling card payments

Education
Diploma in Hospitality Management, Leeds City College\t2015`;
const hotel = `Front Office Supervisor
Hotel Meridian, Leeds

What we ask for
- Diploma in hospitality management
- Opera PMS
- Excel
- Training of new agents
- Terraform`;

async function suggest(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pasteResume(page, dutiful);
  await page.getByLabel('Job description').fill(hotel);
  await page.getByRole('button', { name: 'Analyze job' }).click();
  await untilImproved(page);
  await expect(page.getByText(/changes? (?:made, \d+ )?suggested\.$/)).toBeVisible();
}

/** For what the person did themselves the button asks for just that word. */
const useIt = /^(Use it|Yes, I did this)$/;

const noteWith = (page: Page, words: string) =>
  page
    .getByRole('region', { name: /(?:suggestions?|changes on)$/ })
    .getByRole('listitem')
    .filter({ hasText: words });

test('a suggestion stands at its line, is used, and is taken back again by its switch or where it was told', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await suggest(page);
  const sheet = page.getByRole('region', { name: 'Your resume with the changes marked' });
  const summary = noteWith(page, 'Guest Service Agent at The Old Mill Hotel');
  // What is suggested to be added stands in pencil on the sheet, beside its note.
  await expect(sheet.getByText(/^Guest Service Agent at The Old Mill Hotel/)).toBeInViewport();
  await expect(summary.getByRole('button', { name: useIt })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  await noteWith(page, '4 new agents').last().getByRole('button', { name: useIt }).click();
  const used = page.getByRole('switch', { name: /^Use this change: Train/ });
  await expect(used).toBeChecked();
  await expect(used).toBeFocused();
  await expect(sheet.locator('ins').filter({ hasText: 'Train' })).toBeVisible();
  await expect(page.getByText(/suggestions? (?:is|are) still open and stays? out\.$/)).toBeVisible();
  await flip(used);
  await expect(sheet).toContainText('Responsible for the training');

  await page.getByText('1 suggestion that you confirmed').click();
  await page.getByRole('button', { name: /^Take back: Train/ }).click();
  await expect(used).toHaveCount(0);
  await expect(noteWith(page, '4 new agents').last().getByRole('button', { name: useIt })).toBeVisible();

  // In the person's own words it goes the way of a line that they edit by hand.
  // The notes are drawn anew when the taken-back line has been settled, which on a busy machine may swallow a click.
  const words = page.getByLabel('The line in your words');
  const edit = noteWith(page, '4 new agents').last().getByRole('button', { name: 'Edit', exact: true });
  await expect(async () => {
    if (!(await words.isVisible())) await edit.click();
    expect(await words.isVisible()).toBe(true);
  }).toPass({ timeout: patience.stepMs });
  await words.fill('Trained 4 new agents on the night desk');
  await page.getByRole('button', { name: 'Use these words' }).click();
  await expect(sheet).toContainText('on the night desk');
  await expect(page.getByRole('region', { name: 'What you told us' })).toContainText('on the night desk');
});

test('suggestions are left out one by one or used all at once, and only what was used is in the file', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await suggest(page);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('Left out', { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /^Review all \d+ suggestions$/ }).click();
  const review = page.getByRole('dialog', { name: /^Review all/ });
  await expectAccessible(page);
  for (const box of await review.getByRole('checkbox').all()) await box.check();
  await review.getByRole('checkbox', { name: /Handled/ }).uncheck();
  await review.getByRole('button', { name: /^Use the \d+ I ticked$/ }).click();
  await expect(page.getByRole('region', { name: /changes on$/ })).toBeVisible();
  await expect(noteWith(page, 'Handled').getByRole('button', { name: useIt })).toBeVisible();

  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('radio', { name: /^Plain text/ }).click();
  const text = (await bytesOf(await download(page, 'Download Plain text'))).toString('utf8');
  expect(text).toContain('Guest Service Agent at The Old Mill Hotel');
  expect(text).toContain('Handling card payments');
  expect(text).not.toContain('Responsible for');
});

test('on a phone suggestions are cards with their buttons in reach; the next comes by itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await suggest(page);
  const use = page.getByRole('button', { name: useIt });
  await expect(use).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'No', exact: true })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await use.click();
  await expect(page.getByRole('status').filter({ hasText: /^Used/ })).toBeInViewport();
  await expect(use).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(use).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Use these words' })).toBeInViewport({ ratio: 1 });
  // With the keyboard one goes on where one was.
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await use.press('Enter');
  await expect(use).toBeFocused();
});
