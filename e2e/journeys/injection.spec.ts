import type { Server } from 'node:http';
import { type APIRequestContext, type Browser, type Page, request as requests } from '@playwright/test';
import { moreScriptPayloads } from '../../apps/server/src/features/news/fixtures/more-script-payloads.ts';
import { scriptPayloads } from '../../apps/server/src/features/news/fixtures/script-payloads.ts';
import { sparePort } from '../../scripts/postgres.ts';
import { adminPassword, type StartedProduct, startProduct } from '../../scripts/start-product.ts';
import { expect, test } from '../journey.ts';
import { startPayloadSite } from '../payload-site.ts';

/** PostgreSQL cannot store NUL, so no page can ever contain one. */
const payloads = [...scriptPayloads, ...moreScriptPayloads].map((payload) => payload.replaceAll('\0', ''));

test.describe.configure({ mode: 'serial' });

/** A separate server: what is published here would otherwise appear in the lists of other journeys. */
let server: StartedProduct;
let site: Server;
let siteAddress: string;
let addresses: string[];

test.beforeAll(async () => {
  const port = await sparePort();
  siteAddress = `127.0.0.1:${port}`;
  site = await startPayloadSite(port, payloads);
  server = await startProduct(await sparePort(), { FETCH_ALLOW_HOSTS: siteAddress });
  const admin = await requests.newContext({ baseURL: server.url });
  await signIn(admin);
  await collectAll(admin);
  await enterByHand(admin);
  addresses = await listPages(admin);
  await admin.dispose();
});

test.afterAll(async () => {
  site.close();
  await server.stop();
});

async function signIn(admin: APIRequestContext): Promise<void> {
  const answer = await admin.post('/api/login', { data: { email: 'admin', password: adminPassword } });
  expect(answer.ok()).toBe(true);
}

/** The path of everything that comes from other sites: collected, cleaned, published. */
async function collectAll(admin: APIRequestContext): Promise<void> {
  const base = `http://${siteAddress}`;
  const settings = await admin.post('/api/admin/site-settings', {
    data: {
      autoPublishNews: true,
      autoPublishEvents: true,
      newsScrapingSources: [`${base}/careers/feed.json`],
      scrapingSources: [`${base}/job-fairs`],
    },
  });
  expect(settings.ok()).toBe(true);
  const groups = Math.ceil(payloads.length / 30);
  const news = await admin.post('/api/admin/scrape-news');
  expect(await news.json()).toMatchObject({ results: { added: groups, errors: [] } });
  const events = await admin.post('/api/admin/scrape-events');
  expect(await events.json()).toMatchObject({ results: { added: groups, errors: [] } });
}

/** What an administrator types is stored word for word: only the page makes it harmless. */
async function enterByHand(admin: APIRequestContext): Promise<void> {
  const whole = payloads.join('\n\n');
  for (const start of [0, 12, 24]) {
    const field = (n: number) => payloads[start + n]?.slice(0, 100) || 'x';
    const event = {
      title: field(0),
      description: whole.slice(0, 19_000),
      city: field(1),
      country: field(2),
      venue: field(3),
      address: field(4),
      organizer: field(5),
      startTime: field(6).slice(0, 50),
      timezone: field(7),
      industries: [field(8), field(9)],
      eventType: field(10),
      isFree: false,
      entryFee: field(11),
      startDate: '2031-02-01',
      endDate: '2031-02-01',
      status: 'approved',
    };
    const created = await admin.post('/api/admin/events', { data: event });
    expect(created.ok(), await created.text()).toBe(true);
    const article = {
      title: field(0),
      content: whole,
      source: field(1),
      author: field(2),
      summary: field(3),
      category: field(4),
      tags: [field(5), field(6)],
      publishDate: '2026-01-01',
      status: 'published',
    };
    const written = await admin.post('/api/admin/news', { data: article });
    expect(written.ok(), await written.text()).toBe(true);
  }
}

async function listPages(admin: APIRequestContext): Promise<string[]> {
  const { news } = await (await admin.get('/api/news?limit=100')).json();
  const { events } = await (await admin.get('/api/employer-events?limit=100')).json();
  const ours = (text: string) => !text.startsWith('Sample');
  return [
    '/news',
    '/meet-employers?tab=all',
    ...news.map(({ slug }: { slug: string }) => `/news/${encodeURIComponent(slug)}`),
    ...events
      .filter(({ title }: { title: string }) => ours(title))
      .map(({ id }: { id: number }) => `/meet-employers/${id}`),
  ];
}

/** Watches every way in which a payload could show that it ran. */
async function watch(page: Page): Promise<() => Promise<number>> {
  let dialogs = 0;
  page.on('dialog', async (dialog) => {
    dialogs += 1;
    await dialog.dismiss();
  });
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { hits: number; alert: () => void };
    counted.hits = 0;
    counted.alert = () => {
      counted.hits += 1;
    };
  });
  return async () => dialogs + (await page.evaluate(() => (globalThis as unknown as { hits?: number }).hits ?? 0));
}

/** What interaction could trigger: handlers, script addresses, and elements that carry scripts. */
const countDangers = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('main');
    const inside = [...(root?.querySelectorAll('*') ?? [])];
    const isArmed = (element: Element) =>
      [...element.attributes].some(
        ({ name, value }) =>
          /^on/i.test(name) ||
          (/^(href|src|action|formaction|data)$/i.test(name) && /^\s*(javascript|vbscript|data:text)/i.test(value)),
      );
    return inside
      .filter(
        (element) =>
          isArmed(element) ||
          (/^(script|iframe|object|embed|form|base|meta)$/i.test(element.tagName) &&
            !element.closest('[role="search"]')),
      )
      .map((element) => element.outerHTML.slice(0, 200));
  });

async function openAll(browser: Browser, some: readonly string[], bypassCSP: boolean): Promise<void> {
  const context = await browser.newContext({ baseURL: server.url, bypassCSP });
  const page = await context.newPage();
  const hits = await watch(page);
  for (const address of some) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.move(300, 400);
    expect([address, await hits()]).toEqual([address, 0]);
    expect([address, await countDangers(page)]).toEqual([address, []]);
  }
  await context.close();
}

test('the alarm works: the same payloads run in a page that does not clean them', async ({ browser }) => {
  expect(payloads.length).toBeGreaterThanOrEqual(223);
  const page = await browser.newPage();
  const hits = await watch(page);
  await page.goto('data:text/html,<main></main>');
  await page.evaluate((all) => {
    const root = document.querySelector('main');
    if (root) root.innerHTML = all.join('\n');
  }, payloads);
  await expect.poll(hits).toBeGreaterThan(10);
  expect((await countDangers(page)).length).toBeGreaterThan(100);
  await page.close();
});

test('no payload runs, even without the content security policy', async ({ browser }) => {
  expect(addresses.length).toBeGreaterThan(20);
  await openAll(browser, addresses, true);
});

// What is harmless without the policy is harmless with it; a third of the pages shows that it breaks nothing.
test('nor does one with the policy in force', async ({ browser }) => {
  const third = addresses.filter((_, index) => index % 3 === 0);
  await openAll(browser, third, false);
});
