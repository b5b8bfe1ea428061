import type { Browser, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  freshName,
  onBothScreens,
  phoneWidth,
  test,
} from '../journey.ts';
import { signInAsAdmin, signUp, toast } from '../people.ts';

// Requests without permission, or for what is not public, are answered with 4xx, which browsers log.
test.use({ expectedErrors: [/status of (4\d\d|502)/] });

async function openAdmin(page: Page, tab: string): Promise<void> {
  await signInAsAdmin(page.request);
  await page.goto(`/admin?tab=${tab}`);
}

/** A visitor who is not signed in, in a separate browser context. */
async function asVisitor(browser: Browser, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  try {
    await look(await context.newPage());
  } finally {
    await context.close();
  }
}

test('the area is for administrators, who edit a user, and delete them after a question', async ({
  page,
  playwright,
  baseURL,
}) => {
  const username = freshName();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth$/);
  await signUp(page.request, username);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();

  await openAdmin(page, 'users');
  await expect(page.getByRole('link', { name: 'Back to main site' })).toHaveAttribute('href', '/');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(username);
  await page.getByRole('button', { name: `Edit: ${username}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Last name').fill('Renamed');
  await dialog.getByRole('switch', { name: 'Administrator access' }).click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'User updated')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row.getByText('Robin Renamed')).toBeVisible();
  await expect(row.getByText('Administrator')).toBeVisible();
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(page.getByRole('list', { name: 'Audit log' }).getByRole('listitem').first()).toContainText('admin');

  await page.getByRole('tab', { name: 'Users' }).click();
  await page.getByRole('searchbox', { name: 'Search users' }).fill(username);
  await page.getByRole('button', { name: `Delete: ${username}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText(
    'This action cannot be undone. This will permanently delete the user and all of their data.',
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'User deleted')).toBeVisible();
  await expect(page.getByText('No users found matching your search')).toBeVisible();

  const api = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const login = await api.post('/api/login', { data: { email: username, password: 'Correct-horse-1' } });
  expect(login.status()).toBe(401);
  await api.dispose();
});

test('reports go to many, and the summary counts the address that refuses', async ({ page }) => {
  const name = freshName();
  await signUp(page.request, `${name}a`);
  await signUp(page.request, `${name}b`, 'sample.invalid');
  await openAdmin(page, 'users');
  await page.getByRole('button', { name: 'Send activity report', exact: true }).click();
  await expect(toast(page, 'No user selected')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search users' }).fill(name);
  await expect(page.getByText('1–2 of 2')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Send activity report', exact: true }).click();
  await expect(toast(page, 'Successfully sent 1 reports. Failed to send 1 reports.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Select ${name}b` })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: `Select ${name}a` })).not.toBeChecked();
});

const things = [
  {
    kind: 'event',
    tab: 'events',
    create: 'Create event',
    said: 'Event',
    address: (title: string) => `/meet-employers?tab=all&search=${title}`,
    fields: {
      Description: 'Meet people.',
      'Start date': '2050-05-01',
      'End date': '2050-05-02',
      City: 'Leeds',
      Country: 'United Kingdom',
    },
  },
  {
    kind: 'article',
    tab: 'news',
    create: 'Create article',
    said: 'News article',
    address: (title: string) => `/news?search=${title}`,
    fields: { Content: '<p>Words.</p>', Source: 'Our own desk', 'Publish date': '2026-01-05' },
  },
] as const;

for (const { kind, tab, create, said, address, fields } of things) {
  test(`an ${kind} is created, published, withdrawn and deleted, and the public page follows`, async ({
    page,
    browser,
  }) => {
    const title = freshName();
    // The same visitor returns: what their browser kept may not hide what has changed.
    const visitor = await browser.newPage();
    const isPublic = async (wanted: boolean) => {
      await visitor.goto(address(title));
      const card = visitor.getByRole('tabpanel').getByRole('heading', { name: title });
      if (wanted) await expect(card).toBeVisible();
      else await expect(visitor.getByText(/^No (events|articles) found matching your criteria$/)).toBeVisible();
    };
    await openAdmin(page, tab);
    await page.getByRole('button', { name: create }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title', { exact: true }).fill(title);
    for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(text);
    await dialog.getByRole('button', { name: create }).click();
    await expect(toast(page, `${said} created`)).toBeVisible();
    await isPublic(false);

    await page.getByRole('button', { name: `Publish: ${title}`, exact: true }).click();
    await expect(toast(page, `${said} published`)).toBeVisible();
    await expect(
      page.getByRole('row').filter({ hasText: title }).getByText('Published', { exact: true }),
    ).toBeVisible();
    await isPublic(true);
    await page.getByRole('button', { name: `Unpublish: ${title}` }).click();
    await expect(toast(page, `${said} unpublished`)).toBeVisible();
    await isPublic(false);

    await page.getByRole('button', { name: `Delete: ${title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, `${said} deleted`)).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(1); // in the toast, which names it
    await visitor.close();
  });
}

/** Reports what it could read of the page around it. */
const curiousScript = `<p id="told">waiting</p><script>
  const attempt = (read) => { try { return String(read()) || 'nothing'; } catch (error) { return error.name; } };
  document.getElementById('told').textContent = [
    'script ran',
    'cookie ' + attempt(() => document.cookie),
    'storage ' + attempt(() => localStorage.length),
    'page ' + attempt(() => parent.document.title),
    'origin ' + self.origin,
  ].join(', ');
</script>`;

test('an advertisement’s script runs in its frame and reads nothing of the page', async ({ page, browser }) => {
  const name = freshName();
  await openAdmin(page, 'advertisements');
  await page.getByRole('button', { name: 'Create advertisement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Ad script').fill(curiousScript);
  await dialog.getByRole('button', { name: 'Create advertisement' }).click();
  await expect(toast(page, 'Advertisement created')).toBeVisible();

  await asVisitor(browser, async (visitor) => {
    await signUp(visitor.request);
    await visitor.goto('/about-us');
    await visitor.evaluate(() => localStorage.setItem('secret', 'kept'));
    const frame = visitor.getByTitle('Advertisement');
    await frame.scrollIntoViewIfNeeded();
    const told = frame.contentFrame().getByText('script ran');
    await expect(told).toHaveText(
      'script ran, cookie SecurityError, storage SecurityError, page SecurityError, origin null',
    );
  });

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('complementary', { name: 'Advertisement' })).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/api/advertisements'))).toEqual([]);

  await page.goto('/admin?tab=advertisements');
  await page.getByRole('button', { name: `Edit: ${name}` }).click();
  await dialog.getByRole('switch', { name: 'Active' }).click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Advertisement updated')).toBeVisible();
  await asVisitor(browser, async (visitor) => {
    await visitor.goto('/about-us');
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    // Advertisements are fetched at the first interaction with the page.
    await visitor.mouse.wheel(0, 200);
    await expect(visitor.getByRole('complementary', { name: 'Advertisement' })).toHaveCount(0);
  });
  await page.getByRole('button', { name: `Delete: ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Advertisement deleted')).toBeVisible();
});

test('switches of the settings rest while their collection is off, and survive a reload', async ({ page }) => {
  await openAdmin(page, 'settings');
  const automatic = ['Auto-publish events', 'Auto-approve events'].map((name) => page.getByRole('switch', { name }));
  const scraping = page.getByRole('switch', { name: 'Event scraping' });
  for (const each of automatic) await expect(each).toBeEnabled();
  await scraping.click();
  await expect(toast(page, 'Site settings updated')).toBeVisible();
  for (const each of automatic) await expect(each).toBeDisabled();
  await page.reload();
  await expect(scraping).not.toBeChecked();
  for (const each of automatic) await expect(each).toBeDisabled();
  await scraping.click();
  for (const each of automatic) await expect(each).toBeEnabled();
  await expect(page.getByText(/^Each change is saved at once\. Last changed on .* by admin\.$/)).toBeVisible();
});

test('going back does not take away what was typed: it asks first, and closes only the form', async ({ page }) => {
  const goBack = () => page.evaluate(() => window.history.back());
  await openAdmin(page, 'users');
  await page.getByRole('tab', { name: 'News' }).click();
  await page.getByRole('button', { name: 'Create article' }).click();
  const title = page.getByRole('dialog').getByLabel('Title');
  await title.fill('Half written');
  await goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(title).toHaveValue('Half written');
  await goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(title).toHaveCount(0);
  await expect(page).toHaveURL(/tab=news$/);
  await goBack();
  await expect(page.getByRole('tab', { name: 'Users', selected: true })).toBeVisible();
});

test('every tab fits and can be read, in the light on a laptop and in the dark on a phone', async ({ page }) => {
  await page.setViewportSize({ width: phoneWidth, height: 844 });
  await openAdmin(page, 'users');
  for (const tab of ['Users', 'Metrics', 'Advertisements', 'Events', 'News', 'Settings', 'Audit log']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel').getByText('Loading…')).toHaveCount(0);
    await onBothScreens(page, async () => {
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
});
