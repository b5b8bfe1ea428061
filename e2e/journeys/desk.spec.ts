import type { Locator } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, flip, test } from '../journey.ts';
import { bytesOf, download, pasteResume, readBack, resumeText, tab, untilImproved } from '../workflow.ts';

/** Longer than a phone is wide: no title may widen the page. */
const title = 'Operations Engineer, Warehouse Systems and Night Freight (North)';
const posting = `${title}
Northgate Freight, Leeds

What you will do
- Run Kubernetes for the warehouse system
- Report figures to depot managers

What we ask for
- SQL and Microsoft Excel
- Experience with Terraform`;

for (const [name, viewport] of [
  ['a laptop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`from the welcome to the PDF on ${name}: six clicks, no scrolling to find a button, the first change in view`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await page.goto('/');
    const pdf = await page.request.post('/api/download-resume/pdf', { data: { resumeText } });
    let clicks = 0;
    const click = async (target: Locator) => {
      await expect(target).toBeInViewport({ ratio: 1 });
      clicks += 1;
      await target.click();
    };

    const [dialog] = await Promise.all([
      page.waitForEvent('filechooser'),
      click(page.getByRole('link', { name: 'Fit my resume' })),
    ]);
    await dialog.setFiles({ name: 'maya.pdf', mimeType: 'application/pdf', buffer: await pdf.body() });
    await click(page.getByRole('button', { name: 'Continue to Job Selection' }));
    await click(page.getByLabel('Job description'));
    await page.keyboard.insertText(posting);
    await expect(page.getByLabel('Job title')).toHaveValue(title);
    await expectNoSidewaysScroll(page);
    await click(page.getByRole('button', { name: 'Analyze job' }));

    await untilImproved(page);
    const changes = page.getByRole('region', { name: /changes on$/ });
    const first = changes.getByRole('switch').or(changes.getByRole('button', { name: 'Switch off', exact: true }));
    await expect(first.first()).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await click(page.getByRole('button', { name: 'Download', exact: true }));
    await expect(tab(page, 'Download')).toHaveAttribute('aria-selected', 'true');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      click(page.getByRole('button', { name: 'Download PDF' })),
    ]);
    expect(clicks).toBeLessThanOrEqual(6);
    const text = await readBack(page.request, 'a.pdf', await bytesOf(file));
    expect(text).toContain('Maya Okafor');
    expect(text).toContain('Kubernetes');
    expect(text).not.toContain('I was responsible');
  });
}

test('a long resume opens at its first change, with its note beside it; j and k lead on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const other = Array.from({ length: 40 }, (_, index) => `- Delivered project ${index + 1} for the city council`);
  const [head, ...rest] = resumeText.split('- I was');
  await page
    .getByLabel('Or paste your resume text')
    .fill([head?.trimEnd(), ...other, `- I was${rest.join('- I was')}`].join('\n'));
  await page.getByRole('button', { name: 'Continue to Job Selection' }).click();
  await page.getByLabel('Job description').fill(posting);
  await page.getByRole('button', { name: 'Analyze job' }).click();
  const sheet = page.getByRole('region', { name: 'Your resume with the changes marked' });
  const changes = page.getByRole('region', { name: /changes on$/ });
  await untilImproved(page);
  await expect(sheet.locator('ins').first()).toBeInViewport();
  await expect(changes.getByRole('switch').first()).toBeInViewport();

  await page.keyboard.press('j');
  await expect(page.getByText(/^(Change )?1 of \d+$/)).toBeVisible();
  await page.keyboard.press('k');
  await expect(changes.getByRole('switch').last()).toBeInViewport();
  // It may start off if it would lower the score.
  const wasOn = await changes.getByRole('switch').last().isChecked();
  await page.keyboard.press('Space');
  await expect(changes.getByRole('switch').last()).toBeChecked({ checked: !wasOn });
  await page.keyboard.press('e');
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // A reload lands on the desk.
  await page.reload();
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fit my resume' })).toBeHidden();
});

test('on a phone the changes are a deck: one at a time, switched on or off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Try it with a sample' }).click();
  const deck = page.getByRole('region', { name: /changes on$/ });
  await untilImproved(page);
  await expect(deck).toContainText(/(\d+) of \1 changes on/);
  // The sample has a suggestion, too, which is counted with the changes.
  await expect(deck.getByText(/^1 of \d+$/)).toBeInViewport({ ratio: 1 });
  const reason = deck.locator('[aria-live] p').first();
  const first = await reason.textContent();
  await deck.getByRole('button', { name: 'Switch off' }).click();
  await expect(deck).not.toContainText(/(\d+) of \1 changes on/);
  await deck.getByRole('button', { name: 'Next change' }).click();
  await expect(deck.getByText(/^2 of \d+$/)).toBeVisible();
  await expect(deck.getByRole('status')).toHaveText('Switched on');
  await deck.getByRole('button', { name: 'Previous change' }).click();
  await expect(reason).toHaveText(first ?? '');
  await expect(deck.getByRole('status')).toHaveText('Switched off');
  await deck.getByRole('button', { name: 'Switch on' }).click();
  await expect(deck).toContainText(/(\d+) of \1 changes on/);

  // The requirements and the sheet are one press away, and a question leads back to its card in the deck.
  await page.getByRole('button', { name: /^Asked for/ }).click();
  await expect(deck).toBeHidden();
  const asked = page.getByRole('region', { name: 'What they ask' });
  await expect(asked).toBeVisible();
  await asked
    .getByRole('button', { name: /^Answer: / })
    .first()
    .click();
  const question = page.getByRole('region', { name: 'Only you can answer' });
  await expect(
    question.getByRole('button', { name: /^(Answer|Yes, (say where|in my words)|Say it more fully)$/ }),
  ).toBeVisible();
  await expect(question.getByText(/^Question \d+ of \d+$/)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Your resume with the changes marked' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a line written by hand and one taken out are the changes of the person, and in the file', async ({ page }) => {
  await pasteResume(page);
  await page.getByLabel('Job title').fill('Operations Engineer');
  await page.getByRole('button', { name: 'Analyze job' }).click();
  const sheet = page.getByRole('region', { name: 'Your resume with the changes marked' });
  await untilImproved(page);

  // With the keyboard: the first line that can be edited, then the one below it.
  await page.getByRole('button', { name: 'Edit a line' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Edit by hand' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('toolbar', { name: /Reported weekly figures/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit by hand' }).press('Enter');
  await page.getByLabel('The line in your words').fill('Reported weekly figures and trained eight depot managers');
  await page.keyboard.press('Enter');
  await expect(sheet).toContainText('trained eight depot managers');
  const told = page.getByRole('region', { name: 'What you told us' });
  await expect(told).toContainText('trained eight depot managers');

  await sheet.getByText('SQL, ').click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Remove' }).click();
  await expect(sheet.locator('del').filter({ hasText: 'SQL, ' })).toBeVisible();
  await expect(page.getByRole('switch', { name: /SQL, / }).last()).toBeChecked();

  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('radio', { name: /^Plain text/ }).click();
  const text = (await bytesOf(await download(page, 'Download Plain text'))).toString('utf8');
  expect(text).toContain('trained eight depot managers');
  expect(text).not.toContain('SQL, ');
});

test('the steps lead to the file as the button does: what is on is in it, what is off is not', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await pasteResume(page);
  await page.getByLabel('Job description').fill(posting);
  await page.getByRole('button', { name: 'Analyze job' }).click();
  await untilImproved(page);
  const opening = page.getByRole('listitem').filter({ hasText: 'Starts with what you did' }).first();
  await flip(opening.getByRole('switch'));

  await tab(page, 'Chat with AI').click();
  await expect(page.getByText('For Operations Engineer')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your resume now' })).toContainText('I was responsible');
  await tab(page, 'Download').click();
  await expect(page.getByRole('note')).toHaveCount(0);
  await page.getByRole('radio', { name: /^Plain text/ }).click();
  const without = (await bytesOf(await download(page, 'Download Plain text'))).toString('utf8');
  expect(without).toContain('I was responsible');
  expect(without).toContain('Kubernetes');

  await tab(page, 'Improve Resume').click();
  await flip(opening.getByRole('switch'));
  await expect(opening.getByRole('switch')).toBeChecked();
  await tab(page, 'Download').click();
  const text = (await bytesOf(await download(page, 'Download Plain text'))).toString('utf8');
  expect(text).not.toContain('I was responsible');
});

test('the desk prints the sheet alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Try it with a sample' }).click();
  const sheet = page.getByRole('region', { name: 'Your resume with the changes marked' });
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept Improvements' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Match score' })).toBeHidden();
});

test.describe('before the code has come', () => {
  test('a file that was chosen, and one that was dropped anywhere, are read', async ({ page }) => {
    for (const way of ['chosen', 'dropped']) {
      // The page arrives rendered; its code is held back until the file is chosen or dropped.
      let release = () => {};
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.route('**/assets/*.js', async (route) => {
        await held;
        await route.continue();
      });
      const arrived = page.goto('/', { waitUntil: 'commit' });
      const input = page.locator('#resume-file');
      await input.waitFor({ state: 'attached' });
      if (way === 'chosen')
        await input.setInputFiles({ name: 'maya.txt', mimeType: 'text/plain', buffer: Buffer.from(resumeText) });
      else
        await page.evaluate((text) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], 'maya.txt', { type: 'text/plain' }));
          document
            .querySelector('h1')
            ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
        }, resumeText);
      release();
      await arrived;
      await expect(page.getByLabel('Or paste your resume text')).toHaveValue(resumeText);
      await expect(page.getByRole('status').filter({ hasText: 'maya.txt' })).toBeAttached();
      await page.evaluate(() => window.sessionStorage.clear());
      await page.unroute('**/assets/*.js');
    }
  });

  test('a tab that was pressed is open, and the language menu, too', async ({ page }) => {
    for (const button of [
      page.getByRole('tab', { name: 'Generate AI Resume' }),
      page.getByRole('button', { name: /^Language/ }),
    ]) {
      let release = () => {};
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.route('**/assets/*.js', async (route) => {
        await held;
        await route.continue();
      });
      const arrived = page.goto('/', { waitUntil: 'commit' });
      await button.click();
      release();
      await arrived;
      if ((await button.getAttribute('role')) === 'tab')
        await expect(page.getByRole('button', { name: 'Generate resume' })).toBeVisible();
      else await expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible();
      await page.unroute('**/assets/*.js');
    }
  });
});

test('who only looks at the first screen fetches at most 15 scripts and 100 KiB of them', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('.js')) scripts.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  // The header is hydrated, so everything that the first screen needs has arrived.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header button') ?? {}).some((key) => key.startsWith('__reactProps$')),
  );
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(3);
  expect(scripts.size).toBeLessThanOrEqual(15);
  expect(bytes).toBeLessThanOrEqual(100 * 1024);
  await context.close();
});
