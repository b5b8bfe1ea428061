import { wordState } from '@fitted/documents/own/testing/word-state';
import { jobSiteUrl } from '../job-site.ts';
import { dismissToasts, expect, expectAccessible, expectNoSidewaysScroll, flip, test } from '../journey.ts';
import { signInAsAdmin, toast } from '../people.ts';
import { bytesOf, download, paste, pasteResume, readBack, resumeText, tab, untilImproved } from '../workflow.ts';

test('a Word file is fitted to an imported job, refined in the chat, and downloaded as PDF and Word', async ({
  page,
}) => {
  await signInAsAdmin(page.request);
  await page.goto('/');
  const docx = await page.request.post('/api/download-resume/docx', { data: { resumeText } });
  await page.getByLabel('Resume file').setInputFiles({
    name: 'maya.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: await docx.body(),
  });
  const read = page.getByRole('region', { name: 'This is what we read' });
  await expect(read).toContainText('Maya Okafor');
  await expect(read).toContainText('Operations Analyst');
  await page.getByRole('button', { name: 'Continue to Job Selection' }).click();

  await page.getByRole('tab', { name: 'Import from URL' }).click();
  const importButton = page.getByRole('button', { name: 'Import job' });
  await expect(importButton).toBeDisabled();
  await page.getByLabel('Job URL').fill(`${jobSiteUrl}/jobs/operations-engineer`);
  await importButton.click();
  await expect(toast(page, 'Job fetched successfully')).toBeVisible();
  // It runs by itself; a switch removes a change from the sheet, and the score follows.
  const sheet = page.getByRole('region', { name: 'Your resume with the changes marked' });
  await expect(sheet.getByText('Kubernetes').first()).toBeVisible();
  await expect(sheet).not.toContainText('Terraform');
  // The form has made room for the result; it holds what was imported.
  await page.getByRole('button', { name: 'Change the job' }).click();
  await expect(page.getByLabel('Job title')).toHaveValue('Operations Engineer');
  await expect(page.getByLabel('Job description')).toHaveValue(/Terraform is required/);
  // Beside it there is room for the sheet alone.
  await page.getByRole('button', { name: 'Analyze job' }).click();
  const opening = page.getByRole('listitem').filter({ hasText: 'Starts with what you did' }).first();
  const meters = page.getByRole('region', { name: 'Match score' });
  await untilImproved(page);
  const scoreBefore = await meters.textContent();
  await flip(opening.getByRole('switch'));
  await expect(page.getByRole('heading', { name: /changes on$/ })).not.toHaveText(/^(\d+) of \1 changes on$/);
  await expect(meters).not.toHaveText(scoreBefore ?? '');
  await flip(opening.getByRole('switch'));
  await expect(meters).toHaveText(scoreBefore ?? '');
  await expect(page.getByRole('region', { name: 'Improvement summary' }).getByRole('listitem').first()).toBeVisible();

  // What only the posting mentions becomes a question, and a yes makes it a fact for the next run.
  await page.getByRole('button', { name: 'Answer: Terraform' }).click();
  const question = page.getByRole('listitem').filter({ hasText: 'Your resume does not mention Terraform' }).last();
  await question.getByRole('button', { name: 'Just yes' }).click();
  await expect(sheet).toContainText('Terraform');
  await page.getByRole('button', { name: 'Accept Improvements' }).click();

  await expect(tab(page, 'Chat with AI')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Find more that fits this job' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue(/keep my prior roles after the latest role/);
  await page.getByLabel('Your message').fill('Remove the Education section');
  await page.getByLabel('Your message').press('Enter');
  const now = page.getByRole('region', { name: 'Your resume now' });
  const struck = now.locator('del').filter({ hasText: 'Mathematics' });
  await expect(struck).toBeVisible();
  await page.getByRole('button', { name: 'Undo this change' }).click();
  await expect(struck).toBeHidden();
  await expect(now).toContainText('Mathematics');
  await page.getByRole('button', { name: 'Continue to Download' }).click();

  await expect(page.getByRole('region', { name: 'Read back by a machine' })).toContainText('Roles');
  const pdf = await download(page, 'Download PDF');
  expect(pdf.suggestedFilename()).toBe('Maya-Okafor-Operations-Engineer.pdf');
  await expect(toast(page, 'Download Complete')).toBeVisible();
  await page.getByRole('radio', { name: /^Word/ }).click();
  const word = await download(page, 'Download Word');
  // Their own Word file, with the changes tracked and with the changes applied.
  const tracked = await download(page, 'With changes to accept in Word');
  expect(tracked.suggestedFilename()).toMatch(/tracked changes\.docx$/);
  const clean = await download(page, 'Clean, with the changes in it');
  for (const [name, file] of [
    ['a.pdf', pdf],
    ['a.docx', word],
    ['tracked.docx', tracked],
    ['clean.docx', clean],
  ] as const) {
    const text = await readBack(page.request, name, await bytesOf(file));
    for (const words of ['Maya Okafor', 'Kubernetes', 'Terraform', 'Mathematics', 'six depot managers'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/responsible/i);
  }
});

test('two changes of several are taken; their own Word file can be read with both accepted and with both rejected', async ({
  page,
}) => {
  await page.goto('/');
  const original = await (await page.request.post('/api/download-resume/docx', { data: { resumeText } })).body();
  await page.getByLabel('Resume file').setInputFiles({
    name: 'maya.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: original,
  });
  await page.getByRole('button', { name: 'Continue to Job Selection' }).click();
  await page.getByLabel('Job title').fill('Operations Engineer');
  await page.getByLabel('Job description').fill('What we ask for\n- Kubernetes\n- SQL and Microsoft Excel');
  await page.getByRole('button', { name: 'Analyze job' }).click();
  const changes = page.getByRole('region', { name: /changes on$/ });
  const taken = changes.getByRole('switch', { checked: true });
  await untilImproved(page);
  await expect(taken.nth(2)).toBeVisible();
  for (let left = await taken.count(); left > 2; left -= 1) {
    await taken.last().press('Space');
    await expect(taken).toHaveCount(left - 1);
  }
  await page.getByRole('button', { name: 'Accept Improvements' }).click();
  await page.getByRole('button', { name: 'Continue to Download' }).click();
  await page.getByRole('radio', { name: /^Word/ }).click();
  const tracked = await bytesOf(await download(page, 'With changes to accept in Word'));

  const [before, accepted] = [
    await readBack(page.request, 'maya.docx', original),
    await readBack(page.request, 'tracked.docx', tracked),
  ];
  expect(accepted).not.toBe(before);
  expect(wordState(tracked, 'accepted')).not.toEqual(wordState(original, 'accepted'));
  expect(wordState(tracked, 'rejected')).toEqual(wordState(original, 'rejected'));
});

test('pasted text and a job title are enough, without an account', async ({ page }) => {
  await pasteResume(page);
  await expect(page.getByText('the AI will work from the job title only')).toBeVisible();
  await page.getByLabel('Job title').fill('Operations Engineer');
  await page.getByRole('button', { name: 'Analyze job' }).click();
  await expect(toast(page, 'Resume Improved')).toBeVisible();
  await page.getByRole('button', { name: 'Accept Improvements' }).click();
  await page.getByRole('button', { name: 'Continue to Download' }).click();
  await page.getByRole('radio', { name: /^Plain text/ }).click();
  const text = (await bytesOf(await download(page, 'Download Plain text'))).toString('utf8');
  expect(text).toContain('Maya Okafor');
  expect(text).toContain('Northgate Freight');
  expect(text).not.toContain('I was responsible');
});

test('a first resume is generated from five details and nothing else', async ({ page }) => {
  await page.goto('/');
  await tab(page, 'Generate AI Resume').click();
  await expect(page.getByLabel('Years of experience')).toHaveValue('0');
  await page.getByRole('button', { name: 'Generate resume' }).click();
  await expect(toast(page, 'Missing Information')).toContainText('Please fill in all fields to generate your resume.');
  await page.getByLabel('Name', { exact: true }).fill('Robin Sample');
  await page.getByLabel('Current position').fill('Waiter');
  await page.getByLabel('Years of experience').fill('3');
  await page.getByLabel('Skills').fill('Spanish, Cash handling');
  await page.getByLabel('Target job title').fill('Restaurant Supervisor');
  await page.getByRole('button', { name: 'Generate resume' }).click();
  await expect(toast(page, 'Resume Generated')).toBeVisible();
  await expect(tab(page, 'Download')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Where do you work as Waiter?')).toBeVisible();
  const text = await readBack(page.request, 'a.pdf', await bytesOf(await download(page, 'Download PDF')));
  for (const given of ['Robin Sample', 'Waiter', 'Spanish', 'Cash handling']) expect(text).toContain(given);
});

test('a draft survives a reload, keeps to its tab, and is forgotten on sign-out', async ({ page, context }) => {
  await signInAsAdmin(page.request);
  await pasteResume(page);
  await page.getByLabel('Job title').fill('Operations Engineer');
  await page.reload();
  await expect(page.getByLabel('Job title')).toHaveValue('Operations Engineer');
  const other = await context.newPage();
  await other.goto('/');
  await expect(paste(other)).toHaveValue('');
  await other.close();
  // While a resume is being worked on, the header has room for the steps and the account menu.
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  await page.goto('/');
  await expect(paste(page)).toHaveValue('');
});

test('the whole way by keyboard', async ({ page }) => {
  await page.goto('/');
  await paste(page).focus();
  await page.keyboard.insertText(resumeText);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByLabel('Job title').focus();
  await page.keyboard.type('Operations Engineer');
  await page.keyboard.press('Enter');
  const change = page.getByRole('switch', { name: 'Use this change' }).first();
  await change.focus();
  await page.keyboard.press('Space');
  await expect(change).not.toBeChecked();
  await page.getByRole('button', { name: 'Accept Improvements' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('note').getByRole('button', { name: 'Hide this offer' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Your message').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('First line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('second line');
  await expect(page.getByLabel('Your message')).toHaveValue('First line\nsecond line');
  await tab(page, 'Chat with AI').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Download')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: /^PDF/ }).focus();
  // The radio group selects while the arrow key is down, and a scripted key press is over too soon.
  await page.keyboard.down('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Word/ })).toBeChecked();
  await page.keyboard.up('ArrowRight');
});

test('the steps fit a phone and are accessible, in both themes', async ({ page }) => {
  await dismissToasts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await pasteResume(page);
  await page.getByLabel('Job title').fill('Operations Engineer');
  await page.getByRole('button', { name: 'Analyze job' }).click();
  await expect(page.getByRole('region', { name: 'Improvement summary' })).toBeVisible();
  for (const name of ['Improve Resume', 'Chat with AI', 'Download', 'Upload Resume', 'Generate AI Resume']) {
    await page.emulateMedia({ colorScheme: 'light' });
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'colours');
  }
});

test('in Japanese', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('fitted.language', 'ja'));
  await page.goto('/');
  await page.getByLabel('または応募書類の文章を貼り付ける').fill(resumeText);
  await page.getByRole('button', { name: '求人の選択へ進む' }).click();
  await page.getByLabel('職種名').fill('運用エンジニア');
  await page.getByRole('button', { name: '求人を分析' }).click();
  await expect(page.getByRole('heading', { name: '改善のまとめ' })).toBeVisible();
  await page.getByRole('button', { name: '改善を反映' }).click();
  // Lines break between phrases, also outside paragraphs.
  await page.getByRole('button', { name: 'この案内を閉じる' }).click();
  await expect(page.getByRole('log')).toHaveCSS('word-break', 'auto-phrase');
  await page.getByRole('button', { name: 'ダウンロードへ進む' }).click();
  await page.getByRole('radio', { name: /^テキスト/ }).click();
  await expect(page.getByRole('button', { name: 'テキストをダウンロード' })).toBeVisible();
});
