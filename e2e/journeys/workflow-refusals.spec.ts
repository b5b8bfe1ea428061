import { maxUploadBytes, maxUploadMegabytes } from '@fitted/contract/limits/uploads';
import { jobSiteUrl } from '../job-site.ts';
import { expect, freshName, test } from '../journey.ts';
import { toast } from '../people.ts';
import { paste, pasteResume, resumeText, tab } from '../workflow.ts';

test.describe('what goes wrong is said in the specified words', () => {
  // A refused call is also an entry in the console.
  test.use({ expectedErrors: [/Failed to load resource/] });

  const file = (name: string, size: number) => ({ name, mimeType: 'text/plain', buffer: Buffer.alloc(size, 65) });

  test('files', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Continue to Job Selection' })).toBeDisabled();
    const input = page.getByLabel('Resume file');
    const alert = page.getByRole('alert');
    await input.setInputFiles(file('resume.exe', 10));
    await expect(alert).toHaveText('Invalid file type. Please upload a .doc, .docx, .pdf, or .txt file.');
    await input.setInputFiles(file('resume.txt', maxUploadBytes + 1));
    await expect(alert).toHaveText(`File is too large. Maximum size is ${maxUploadMegabytes}MB.`);
    await input.setInputFiles({ ...file('resume.pdf', 0), buffer: Buffer.from('%PDF-1.7 and then nothing') });
    await expect(alert).toHaveText('Failed to process file. Please try again or paste your resume text directly.');
    await input.setInputFiles({ name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from(resumeText) });
    await expect(paste(page)).toHaveValue(resumeText);
    await expect(alert).toBeHidden();
  });

  test('the job form and the import', async ({ page }) => {
    await pasteResume(page);
    await page.getByRole('button', { name: 'Analyze job' }).click();
    await expect(page.getByText('Please enter a job title')).toBeVisible();
    await page.getByLabel('Job title').fill('Operations Engineer');
    await page.getByRole('button', { name: 'Continue to Chat' }).click();
    await expect(page.getByText('Please enter a job description')).toBeVisible();

    await page.getByRole('tab', { name: 'Import from URL' }).click();
    await page.getByLabel('Job URL').fill(`${jobSiteUrl}/jobs/empty`);
    await page.getByRole('button', { name: 'Import job' }).click();
    await expect(toast(page, 'Partial job details imported')).toContainText('No job description found...');
    await expect(page.getByLabel('Job title')).toHaveValue('Depot Assistant');

    await page.getByRole('tab', { name: 'Import from URL' }).click();
    await page.getByLabel('Job URL').fill('https://www.linkedin.com.invalid/jobs/1');
    await page.getByRole('button', { name: 'Import job' }).click();
    await expect(toast(page, 'Error importing job')).toContainText(
      'Failed to fetch job description. You can proceed with just the job title or add a description manually.',
    );
    await expect(page.getByLabel('Job title')).toBeVisible();
  });

  test('improve, download and generate', async ({ page }) => {
    for (const path of ['improve-resume', 'download-resume/*', 'generate-ai-resume'])
      await page.route(`**/api/${path}`, (route) => route.fulfill({ status: 503, json: { message: 'down' } }));
    await pasteResume(page);
    await page.getByLabel('Job title').fill('Operations Engineer');
    await page.getByRole('button', { name: 'Analyze job' }).click();
    await expect(toast(page, 'Error')).toContainText('Failed to improve resume. Please try again.');
    await tab(page, 'Download').click();
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await expect(toast(page, 'Download Failed')).toContainText('Failed to download resume as PDF. Please try again.');
    await tab(page, 'Generate AI Resume').click();
    for (const label of ['Current position', 'Skills', 'Target job title']) await page.getByLabel(label).fill('x');
    await page.getByLabel('Name', { exact: true }).fill('x');
    await page.getByRole('button', { name: 'Generate resume' }).click();
    await expect(toast(page, 'Generation Failed')).toContainText('Failed to generate your resume. Please try again.');
  });

  test('a chat without a subscription', async ({ page }) => {
    // The changes are found after the refusal, as on a slow connection.
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/api/improve-resume', (route) => held.then(() => route.continue()));
    await pasteResume(page);
    await page.getByLabel('Job title').fill(`Operations Engineer ${freshName()}`);
    await page.getByLabel('Job description').fill('We need SQL and Kubernetes.');
    await page.getByRole('button', { name: 'Continue to Chat' }).click();
    const warning = page.getByRole('note');
    await expect(warning.getByRole('link')).toHaveAttribute('href', '/subscription-page');
    // Nothing invites to write what would not be answered.
    await expect(warning).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Your message')).toBeHidden();
    await warning.getByRole('button', { name: 'Hide this offer' }).click();
    await expect(warning).toBeHidden();
    await page.getByLabel('Your message').fill('Make it shorter');
    await page.getByLabel('Your message').press('Enter');
    await expect(toast(page, 'Subscription Required')).toBeVisible();
    await expect(page.getByRole('log')).toContainText('Please subscribe');
    release();
    await expect(page.getByRole('region', { name: 'Your resume now' })).toContainText('Kubernetes');
    await expect(page.getByRole('log')).toContainText('Please subscribe');
    // What was made so far can still be downloaded.
    await page.getByRole('button', { name: 'Continue to Download' }).click();
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  });
});
