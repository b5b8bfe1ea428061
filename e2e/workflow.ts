import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Download, Page } from '@playwright/test';
import { expect } from './journey.ts';

export const resumeText = `Maya Okafor
maya@sample.example | +44 20 7946 0000

Experience
Operations Analyst, Northgate Freight\tJan 2021 – Present
- I was responsible for maintaining the k8s cluster of the warehouse system
- Reported weekly figures to six depot managers

Education
BSc Mathematics, University of Leeds\t2017 – 2020

Skills
SQL, k8s, Excel`;

export const paste = (page: Page) => page.getByLabel('Or paste your resume text');
/** While a resume is being worked on, the steps are in the header; before that, above the tool. */
export const tab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Steps' }).getByRole('tab', { name });

export async function pasteResume(page: Page, text = resumeText): Promise<void> {
  await page.goto('/');
  await paste(page).fill(text);
  await page.getByRole('button', { name: 'Continue to Job Selection' }).click();
}

/** Every change has come: before that, notes and the score still move, and what is counted is not all. */
export const untilImproved = (page: Page) =>
  expect(page.getByRole('button', { name: 'Regenerate Improvements' })).toBeEnabled();

/** What the product's own reader finds in a file. */
export async function readBack(request: APIRequestContext, name: string, buffer: Buffer): Promise<string> {
  const answer = await request.post('/api/parse-resume', {
    multipart: { file: { name, mimeType: 'application/octet-stream', buffer } },
  });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { text: string }).text;
}

export async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

export async function download(page: Page, button: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return file;
}
