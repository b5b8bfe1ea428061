import { expect, expectAccessible, restingBox, test } from '../journey.ts';
import { signInAsAdmin } from '../people.ts';
import { bytesOf, download, pasteResume, readBack, resumeText, tab } from '../workflow.ts';

const say = async (page: import('@playwright/test').Page, message: string) => {
  await page.getByLabel('Your message').fill(message);
  await page.getByLabel('Your message').press('Enter');
};

test('a fact told in the chat is taken back by words and by the list, and no file has it', async ({ page }) => {
  await signInAsAdmin(page.request);
  await pasteResume(page);
  await tab(page, 'Chat with AI').click();
  const now = page.getByRole('region', { name: 'Your resume now' });
  const told = page.getByRole('region', { name: 'What you told us' });

  await say(page, 'At Northgate Freight I led a team of 20');
  await expect(now).toContainText('team of 20');
  await expect(told).toContainText('I led a team of 20');
  await expectAccessible(page);
  await say(page, 'Sorry, that is not true. Undo.');
  await expect(now).not.toContainText('team of 20');
  await expect(told).toBeHidden();

  await say(page, 'At Northgate Freight I counted 4000 pallets');
  await expect(now).toContainText('4000 pallets');
  await told.getByRole('button', { name: /^Take back/ }).click();
  await expect(now).not.toContainText('4000 pallets');

  await tab(page, 'Download').click();
  await page.getByRole('radio', { name: /^Word/ }).click();
  const file = await readBack(page.request, 'resume.docx', await bytesOf(await download(page, 'Download Word')));
  expect(file).toContain('Maya Okafor');
  expect(file).not.toContain('team of 20');
  expect(file).not.toContain('4000 pallets');
});

test('an answer that denies becomes no skill, and is shown with a question', async ({ page }) => {
  await pasteResume(page);
  await page.getByLabel('Job title').fill('Operations Engineer');
  await page.getByLabel('Job description').fill('We need Kubernetes and SQL. Terraform is required.');
  await page.getByRole('button', { name: 'Analyze job' }).click();
  const sheet = page.getByRole('region', { name: 'Your resume with the changes marked' });
  await expect(sheet.getByText('Kubernetes').first()).toBeVisible();
  await page.getByRole('button', { name: 'Answer: Terraform' }).click();
  const question = page.getByRole('listitem').filter({ hasText: 'Your resume does not mention Terraform' }).last();
  await question.getByRole('button', { name: /^(Answer|Yes, (say where|in my words)|Say it more fully)$/ }).click();
  await expect(question.getByRole('button', { name: 'Add' })).toBeInViewport({ ratio: 1 });
  await page.getByLabel('What did you do? I …').fill('My colleague wrote the Terraform, I never touched it');
  // It says beside the field why it is not a line, and only a tick would make it one.
  const asked = question.getByRole('group', { name: 'Asked back' });
  await expect(asked).toContainText('somebody else’s work');
  await question.getByRole('button', { name: 'Add' }).click();
  await expect(asked.getByRole('checkbox').first()).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Skip' }).click();
  await expect(sheet).not.toContainText('Terraform');
  await expect(page.getByRole('region', { name: 'What you told us' })).toBeHidden();
});

test('an answer becomes a line of its role at once, outlives a reload, and goes when it is taken back', async ({
  page,
}) => {
  await pasteResume(
    page,
    resumeText.replace('Operations Analyst', 'Operations Analyst and Deputy Head of Warehouse Systems'),
  );
  await page.getByLabel('Job title').fill('Operations Engineer');
  await page.getByLabel('Job description').fill('We need Kubernetes and SQL. Terraform is required.');
  await page.getByRole('button', { name: 'Analyze job' }).click();
  const sheet = page.getByRole('region', { name: 'Your resume with the changes marked' });
  await page.getByRole('button', { name: 'Answer: Terraform' }).click();
  const question = page.getByRole('listitem').filter({ hasText: 'Your resume does not mention Terraform' }).last();
  await question.getByRole('button', { name: /^(Answer|Yes, (say where|in my words)|Say it more fully)$/ }).click();
  const words = question.getByLabel('What did you do? I …');
  await words.fill('I wrote the Terraform modules for 3 depots');
  // It stands on the sheet as it is typed, where it will be.
  const preview = sheet.getByLabel(/^Your line, as it will be printed/);
  await expect(preview).toHaveValue('Wrote the Terraform modules for 3 depots');
  await preview.fill('Wrote the Terraform modules for all 3 depots');
  await page.reload();
  await expect(preview).toHaveValue('Wrote the Terraform modules for all 3 depots');
  await expect(words).toHaveValue('I wrote the Terraform modules for 3 depots');
  await expectAccessible(page);
  // However long the name of the role is, the fields stay on the sheet.
  const [card, paper] = [await restingBox(question), await restingBox(sheet)];
  expect(card.x + card.width).toBeLessThanOrEqual(paper.x + paper.width);
  await question.getByRole('button', { name: 'Add' }).click();
  await expect(sheet).toContainText('Wrote the Terraform modules for all 3 depots');
  await page.reload();
  await expect(sheet).toContainText('Wrote the Terraform modules for all 3 depots');
  const told = page.getByRole('region', { name: 'What you told us' });
  await told.getByRole('button', { name: /^Take back/ }).click();
  await expect(sheet).not.toContainText('Terraform');
});
