import { buildPdf, write } from '@fitted/documents/read/testing/build-pdf';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { paste } from '../workflow.ts';

const uploadPdf = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Resume file').setInputFiles({ name, mimeType: 'application/pdf', buffer });

test.describe('a locked file', () => {
  // A refused call is also an entry in the console.
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('asks for its password, and opens with it', async ({ page }) => {
    const lock = { user: 'right-one', owner: 'of the printer' };
    await page.goto('/');
    await uploadPdf(
      page,
      'locked.pdf',
      Buffer.from(buildPdf([{ content: write(60, 700, 'Maya Okafor, analyst') }], { lock })),
    );
    const dialog = page.getByRole('dialog', { name: 'This file is locked' });
    await dialog.getByLabel('Password of the file').fill('wrong-one');
    await dialog.getByRole('button', { name: 'Open the file' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('That password did not open the file. Please try again.');
    await dialog.getByLabel('Password of the file').fill('right-one');
    await dialog.getByRole('button', { name: 'Open the file' }).click();
    await expect(paste(page)).toHaveValue('Maya Okafor, analyst');
  });
});

/** A scanned page: a picture of words, without a single letter of text. */
async function scan(page: Page, lines: readonly string[]): Promise<Buffer> {
  await page.setContent(`<body style="font: 28px/1.6 serif; width: 700px">${lines.join('<br>')}</body>`);
  const picture = (await page.screenshot()).toString('base64');
  await page.setContent(`<img alt="" style="width: 100%" src="data:image/png;base64,${picture}">`);
  return page.pdf();
}

test('a scan is recognised page by page, and the person is asked to check it', async ({ page, context }) => {
  const desk = await context.newPage();
  const paper = await scan(desk, ['Maya Okafor', 'Operations Analyst at Northgate Freight', 'Reported weekly figures']);
  await desk.close();
  await page.goto('/');
  await uploadPdf(page, 'scan.pdf', paper);
  await expect(page.getByText('Recognising scanned page 1 of 1 …')).toBeVisible();
  const read = page.getByRole('region', { name: 'This is what we read' });
  await expect(read).toContainText('Some pages were pictures.');
  await expect(paste(page)).toHaveValue(
    /^Maya Okafor\nOperations Analyst at Northgate Freight\nReported weekly figures$/,
  );
});
