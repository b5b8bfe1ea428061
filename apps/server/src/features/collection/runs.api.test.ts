import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { scrapeNews } from '@fitted/contract/admin/site';
import { count, eq, isNotNull } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { program } from '../../../../../testing/program.ts';
import { createGuardedFetch } from '../../adapters/guarded-fetch/guarded-fetch.ts';
import { buildApp } from '../../app.ts';
import { collectedItems, collectionRunSources, collectionRuns } from '../../db/schema/collection.ts';
import { newsArticles } from '../../db/schema/news.ts';
import { siteSettings } from '../../db/schema/site.ts';
import { startJobs } from '../../jobs/runner.ts';
import { FetchFailure, outboundUserAgent } from '../../ports/outbound-fetch.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createWebReader, type WebReader } from '../../web-reading/web-reader.ts';
import { createCollector } from './collector.ts';
import { type LoopbackWeb, neverAnswer, type Page, serveText, startLoopbackWeb } from './fixtures/loopback-web.ts';
import { collectionJob } from './jobs.ts';

const server = useTestApp();
const silent = { info: () => undefined, warn: () => undefined };
const pages: Record<string, Page> = {};
let web: LoopbackWeb;

const feed = (n: number) =>
  `<rss version="2.0"><channel><title>Careers ${n}</title><item><title>Career piece ${n}</title><link>https://a.example/${n}</link></item></channel></rss>`;
const paths = Array.from({ length: 6 }, (_, n) => `/careers/${n}.xml`);

beforeEach(async () => {
  const { db } = server.database;
  await db.delete(collectionRuns);
  await db.delete(collectedItems);
  await db.delete(newsArticles);
  for (const [n, path] of paths.entries()) pages[path] = serveText('application/rss+xml', feed(n));
  web = await startLoopbackWeb(pages);
  await db.update(siteSettings).set({
    eventScrapingEnabled: false,
    newsScrapingEnabled: true,
    nextNewsScrapingTime: null,
    lastNewsScrapingTime: null,
    newsScrapingSources: paths.map((path) => web.base + path),
  });
});
afterEach(() => web.close());

function buildCollector(read?: WebReader, limits: { leaseMs?: number; parallel?: number } = {}) {
  const fetch = createGuardedFetch({ allowHosts: [web.host], userAgent: outboundUserAgent });
  return createCollector({
    db: server.database.db,
    fetch,
    read: read ?? createWebReader({ fetch, userAgent: outboundUserAgent, pauseMs: 0 }),
    newsApiBaseUrl: web.base,
    log: silent,
    now: () => new Date(),
    limits: { watchMs: 20, ...limits },
  });
}

async function readState() {
  const { db } = server.database;
  const [articles] = await db.select({ n: count() }).from(newsArticles);
  const runs = await db.select().from(collectionRuns);
  const parts = await db.select().from(collectionRunSources);
  const [settings] = await db.select().from(siteSettings).where(eq(siteSettings.id, 1));
  return { articles: articles?.n, runs, parts, settings };
}

const isLeased = isNotNull(collectionRunSources.leasedUntil);
const lastCollectedAt = async () => (await readState()).settings?.lastNewsScrapingTime;
const tickUntilDone = (collector: ReturnType<typeof buildCollector>) =>
  expect
    .poll(async () => {
      await collector.tick();
      return lastCollectedAt();
    })
    .not.toBeNull();
const feedsAsked = () => web.asked.filter((path) => path !== '/robots.txt');

test('many looks at the same moment begin one run', async () => {
  await Promise.all([buildCollector(), buildCollector(), buildCollector()].map((collector) => collector.tick()));
  expect((await readState()).runs).toHaveLength(1);
  expect(feedsAsked().sort()).toEqual(paths);
});

function startProcess(): ChildProcess {
  const { host, port, user, password, database, connectionString } = server.database.pool.options;
  const connection = JSON.stringify({ host, port, user, password, database, connectionString });
  return spawn(process.execPath, [program('collector'), connection, web.host], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

test('two processes that look at the same moment: one run, each source asked once', async () => {
  const children = [startProcess(), startProcess()];
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));
  expect(codes).toEqual([0, 0]);
  const { runs, articles } = await readState();
  expect(runs).toHaveLength(1);
  expect(articles).toBe(6);
  expect(feedsAsked().sort()).toEqual(paths);
});

test.each([0, 3, 5])('a process killed at source %i: another finishes the run, once', async (stuck) => {
  const path = `/careers/${stuck}.xml`;
  pages[path] = neverAnswer;
  const child = startProcess();
  const ended = once(child, 'exit');
  await expect.poll(() => web.asked).toContain(path);
  child.kill('SIGKILL');
  await ended;
  const before = await readState();
  expect(before.parts.filter(({ finishedAt }) => finishedAt)).toHaveLength(stuck);
  expect(before.settings?.lastNewsScrapingTime).toBeNull();

  // Let the lease expire at once, as if its process had died.
  await server.database.db
    .update(collectionRunSources)
    .set({ leasedUntil: new Date(0) })
    .where(isLeased);
  pages[path] = serveText('application/rss+xml', feed(stuck));
  const other = buildCollector();
  await tickUntilDone(other);

  const { runs, parts, articles, settings } = await readState();
  expect(runs).toMatchObject([{ id: before.runs[0]?.id }]);
  expect(parts.map(({ position, attempts, added, error }) => [position, attempts, added, error]).sort()).toEqual(
    paths.map((_, n) => [n, n === stuck ? 2 : 1, 1, null]),
  );
  expect(articles).toBe(6);
  expect(settings?.lastNewsScrapingResults).toMatchObject({ totalNewsFound: 6, added: 6, errors: [] });
  // Finished sources were not requested again.
  expect(feedsAsked().sort()).toEqual([...paths, path].sort());
});

test('whoever was slow and lost the lease does not count twice', async () => {
  const [first = ''] = paths;
  await server.database.db.update(siteSettings).set({ newsScrapingSources: [web.base + first] });
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow: WebReader = async (url) => {
    await late;
    return { url, isUnchanged: false, text: feed(0), validators: { etag: null, lastModified: null } };
  };
  const slowTick = buildCollector(slow, { leaseMs: 0, parallel: 1 }).tick();
  await expect.poll(async () => (await readState()).parts).toMatchObject([{ attempts: 1 }]);
  const quick = buildCollector();
  await tickUntilDone(quick);
  answer();
  await slowTick;
  const { articles, parts, runs } = await readState();
  expect(runs).toHaveLength(1);
  expect(articles).toBe(1);
  expect(parts).toMatchObject([{ attempts: 2, added: 1 }]);
});

test('a process that ends gives back what it reads', async () => {
  const stopped = buildCollector(
    (_url, { signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    { parallel: 1 },
  );
  const ticking = stopped.tick();
  await expect.poll(async () => (await readState()).parts.some(({ leasedUntil }) => leasedUntil)).toBe(true);
  stopped.stop();
  await ticking;
  expect((await readState()).parts.every(({ leasedUntil, finishedAt }) => !leasedUntil && !finishedAt)).toBe(true);
  await buildCollector().tick();
  expect((await readState()).articles).toBe(6);
});

test('nothing is begun before its time, nor when collecting is off', async () => {
  const { db } = server.database;
  await db.update(siteSettings).set({ nextNewsScrapingTime: new Date(Date.now() + 60_000) });
  await buildCollector().tick();
  await db.update(siteSettings).set({ nextNewsScrapingTime: null, newsScrapingEnabled: false });
  await buildCollector().tick();
  expect((await readState()).runs).toEqual([]);
});

test('without a network every source says so, nothing is logged as a warning, and the next time is as usual', async () => {
  const warnings: unknown[] = [];
  const fetch = () => Promise.reject(new FetchFailure('unreachable', { cause: new Error('getaddrinfo EAI_AGAIN') }));
  const collector = createCollector({
    db: server.database.db,
    fetch,
    newsApiBaseUrl: web.base,
    log: { info: () => undefined, warn: (...line) => void warnings.push(line) },
    now: () => new Date(),
  });
  await collector.tick();
  const { settings, parts } = await readState();
  expect(parts.map(({ error }) => error)).toEqual(paths.map(() => 'The site could not be reached.'));
  expect(settings?.lastNewsScrapingResults).toMatchObject({ totalNewsFound: 0, errors: { length: 6 } });
  expect(settings?.nextNewsScrapingTime?.getTime()).toBeGreaterThan(Date.now() + 23 * 60 * 60 * 1000);
  expect(warnings).toEqual([]);
  expect(web.asked).toEqual([]);
});

test('an administrator sees each source come in, and the results at the end', async () => {
  const { app } = await buildApp({ ...server.deps, collector: buildCollector() });
  const admin = await server.admin();
  const { body, headers } = await app.inject({
    method: scrapeNews.method,
    url: scrapeNews.path,
    headers: { cookie: admin.cookie, accept: 'text/event-stream' },
  });
  expect(headers['content-type']).toContain('text/event-stream');
  const events = body.split('\n\n').flatMap((block) => {
    const [, name, data] = /event: (\w+)\ndata: (.*)/.exec(block) ?? [];
    return name && data ? [{ name, data: JSON.parse(data) as Record<string, unknown> }] : [];
  });
  expect(events.map(({ name }) => name)).toEqual([...paths.map(() => 'progress'), 'done']);
  expect(events[0]?.data).toMatchObject({ found: 1, added: 1, error: null, done: 1, total: 6 });
  expect(events.at(-1)?.data).toMatchObject({ results: { totalNewsFound: 6, added: 6, duplicates: 0 } });

  const again = await app.inject({
    method: scrapeNews.method,
    url: scrapeNews.path,
    headers: { cookie: admin.cookie },
  });
  expect(again.json()).toMatchObject({ message: 'Found 6 news items, 0 of them new.', results: { duplicates: 6 } });

  await server.database.db.update(siteSettings).set({ newsScrapingSources: [`${web.base}${paths[0]}`] });
  const one = await app.inject({ method: scrapeNews.method, url: scrapeNews.path, headers: { cookie: admin.cookie } });
  expect(one.json()).toMatchObject({ message: 'Found 1 news item, 0 of them new.' });
  await app.close();
});

test('a second run by hand is refused while the first goes on', async () => {
  pages['/careers/0.xml'] = neverAnswer;
  const collector = buildCollector();
  const { app } = await buildApp({ ...server.deps, collector });
  const admin = await server.admin();
  const run = collector.follow(await collector.join('news'), () => undefined);
  await expect.poll(() => web.asked).toContain('/careers/0.xml');
  const refused = await app.inject({
    method: scrapeNews.method,
    url: scrapeNews.path,
    headers: { cookie: admin.cookie },
  });
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'scraping_underway' }]);
  // Closing the app stops the run, and the waiting request gets an error.
  await app.close();
  await expect(run).rejects.toMatchObject({ code: 'scraping_failed' });
});

test('NewsAPI is asked when it is switched on with a key, which appears nowhere', async () => {
  const { db } = server.database;
  const keys: unknown[] = [];
  const answer =
    (status: number, body: object): Page =>
    (request, response) => {
      keys.push(request.headers['x-api-key']);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
  const article = {
    source: { name: 'The Paper' },
    author: 'Cy',
    title: 'Wages',
    description: 'Up.',
    url: 'https://p.example/1',
    urlToImage: 'http://p.example/a.png',
    publishedAt: '2026-08-01T00:00:00Z',
  };
  await db
    .update(siteSettings)
    .set({ useRssFeeds: false, useNewsApi: true, newsApiKey: 'sesame', newsScrapingTopics: ['salary'] });
  pages['/v2/everything?q=%22salary%22&language=en&sortBy=publishedAt&pageSize=50'] = answer(200, {
    articles: [article, { title: '[Removed]' }],
  });
  const collector = buildCollector();
  const results = await collector.follow(await collector.join('news'), () => undefined);
  expect(results.sources).toEqual([{ source: 'NewsAPI', found: 1, added: 1, error: null }]);
  const [row] = await db.select().from(newsArticles).where(isNotNull(newsArticles.scrapedAt));
  expect(row).toMatchObject({ title: 'Wages', source: 'The Paper', author: 'Cy', imageUrl: null });

  pages['/v2/everything?q=%22salary%22&language=en&sortBy=publishedAt&pageSize=50'] = answer(401, {});
  const refused = await collector.follow(await collector.join('news'), () => undefined);
  expect(refused.sources[0]?.error).toBe('NewsAPI refused the key.');
  expect(keys).toEqual(['sesame', 'sesame']);
  expect(JSON.stringify([results, refused])).not.toContain('sesame');
  await db.update(siteSettings).set({ useRssFeeds: true, useNewsApi: false });
});

// Must be last: a runner that was told to stop may still tick once and touch what the next test has prepared.
test('two runners on one database: one scheduled run, and each source is asked once', async () => {
  const start = () =>
    startJobs({
      pool: server.database.pool,
      jobs: [collectionJob(buildCollector())],
      log: pino({ level: 'silent' }),
      pollS: 0.5,
    });
  const runners = await Promise.all([start(), start()]);
  const job = collectionJob(buildCollector());
  for (const runner of [...runners, ...runners]) await runner.enqueue(job, {});
  await expect.poll(lastCollectedAt).not.toBeNull();
  for (const runner of runners) await runner.stop();

  const { runs, articles, settings } = await readState();
  expect(runs).toHaveLength(1);
  expect(feedsAsked().sort()).toEqual(paths);
  expect(articles).toBe(6);
  const startedAt = runs[0]?.startedAt.getTime() ?? 0;
  expect(settings?.nextNewsScrapingTime?.getTime()).toBe(startedAt + 24 * 60 * 60 * 1000);
});
