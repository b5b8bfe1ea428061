import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, restingBox, test } from '../journey.ts';
import { signUp } from '../people.ts';

// The conflict that a journey provokes is answered with 409, which browsers log.
test.use({ expectedErrors: [/status of 409/] });

async function addApplication(page: Page, jobTitle: string, status = 'applied'): Promise<void> {
  const data = { jobTitle, company: 'Northgate', status, applicationDate: '2026-03-29' };
  expect((await page.request.post('/api/applications', { data })).ok()).toBe(true);
}

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const handle = (page: Page, jobTitle: string) => page.getByRole('button', { name: `Move ${jobTitle} at Northgate` });
const toast = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

test('a newcomer is greeted, sees empty places, and notes an application', async ({ page }) => {
  await signUp(page.request);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
  await expect(page.getByText('No resumes yet')).toBeVisible();
  await expect(page.getByText('No postings yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add application' }).click();
  await page.getByLabel('Job title').fill('Ward Nurse');
  await page.getByLabel('Company').fill('Northgate');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(column(page, 'Applied').getByText('Ward Nurse')).toBeVisible();
  await expectAccessible(page);
});

test('a card moves by keyboard alone and by pointer, and stays there', async ({ page }) => {
  await signUp(page.request);
  await addApplication(page, 'Ward Nurse');
  await page.goto('/dashboard');
  await handle(page, 'Ward Nurse').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Interview, column 3 of 6')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(column(page, 'Interview').getByText('Ward Nurse')).toBeVisible();
  await expect(page.getByText('Ward Nurse at Northgate moved to Interview.')).toBeAttached();
  await expect(handle(page, 'Ward Nurse')).toBeFocused();

  const [from, to] = [await restingBox(handle(page, 'Ward Nurse')), await restingBox(column(page, 'Offer'))];
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 8 });
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.mouse.up();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(column(page, 'Offer').getByText('Ward Nurse')).toBeVisible();
});

test('two browsers at once: the second is told and overwrites nothing', async ({ page, context }) => {
  await signUp(page.request);
  await addApplication(page, 'Ward Nurse');
  await page.goto('/dashboard');
  await expect(column(page, 'Applied').getByText('Ward Nurse')).toBeVisible();
  const { applications } = await (await context.request.get('/api/applications')).json();
  const { id, version } = applications[0];
  await context.request.patch(`/api/applications/${id}`, { data: { version, status: 'rejected' } });

  await page.getByRole('button', { name: 'Actions for Ward Nurse at Northgate' }).click();
  await page.getByRole('menuitem', { name: 'Offer' }).click();
  await expect(toast(page, 'Changed elsewhere')).toBeVisible();
  await expect(column(page, 'Rejected').getByText('Ward Nurse')).toBeVisible();
});

test('an improvement becomes a version that can be compared, downloaded, deleted and brought back', async ({
  page,
}) => {
  await signUp(page.request);
  const data = {
    resumeText:
      'Robin Sample\nrobin@sample.example\n\nExperience\nNurse, Northgate, 2019 - 2024\n- I was responsible for writing handover notes.',
    jobTitle: 'Ward Nurse',
    jobDescription: 'We look for a nurse.\nRequirements:\n- Patient handover\n- Wound care',
  };
  expect((await page.request.post('/api/improve-resume', { data })).ok()).toBe(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('img', { name: /^Match score \d+ of 100$/ })).toBeVisible();

  const versions = page.getByRole('button', { name: 'Versions of Ward Nurse' });
  const removeVersion = page.getByRole('dialog').getByRole('button', { name: 'Delete version' });
  await versions.click();
  const sheet = page.getByRole('dialog').getByRole('region', { name: 'Comparison' });
  await expect(sheet).toContainText('Robin Sample');
  await expect(sheet.locator('ins').first()).toBeVisible();
  await removeVersion.click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await versions.click();
  await expect(removeVersion).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Actions for Ward Nurse' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download text' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.txt$/);

  await page.getByRole('button', { name: 'Actions for Ward Nurse' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(versions).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(versions).toBeVisible();

  await page.getByRole('button', { name: 'Open Ward Nurse' }).click();
  await expect(page.getByLabel('Job title')).toBeVisible();
  await page.getByRole('tab', { name: 'Upload Resume' }).click();
  await expect(page.getByRole('textbox').first()).toHaveValue(/Robin Sample/);
});

test('the dashboard with much in it fits a phone', async ({ page }) => {
  await signUp(page.request);
  for (const status of ['applied', 'interview', 'offer']) await addApplication(page, `Nurse, ${status}`, status);
  const data = { resumeText: 'Maya', jobTitle: 'Softwareentwicklungsabteilungsleiterin', jobDescription: '' };
  expect((await page.request.post('/api/improve-resume', { data })).ok()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await expect(page.getByRole('combobox', { name: 'Match with' })).toHaveText(data.jobTitle);
  await expect(column(page, 'Applied').getByText('Nurse, applied')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
