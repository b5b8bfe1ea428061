import { desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuardedFetch } from '../../adapters/guarded-fetch/guarded-fetch.ts';
import { newsArticles } from '../../db/schema/news.ts';
import { siteSettings } from '../../db/schema/site.ts';
import { outboundUserAgent } from '../../ports/outbound-fetch.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createWebReader } from '../../web-reading/web-reader.ts';
import { undated } from '../news/public.ts';
import { createCollector } from './collector.ts';
import { type Canary, type LoopbackWeb, startCanary, startLoopbackWeb } from './fixtures/loopback-web.ts';
import { newsSources, newsWeb } from './fixtures/news-web.ts';
import type { Results } from './results.ts';

const server = useTestApp();
const now = new Date('2026-09-01T12:00:00Z');
let web: LoopbackWeb;
let canary: Canary;
let firstRun: Results;
let collected: readonly (typeof newsArticles.$inferSelect)[];

beforeAll(async () => {
  canary = await startCanary();
  web = await startLoopbackWeb(newsWeb(canary.url));
  await server.database.db.update(siteSettings).set({
    newsScrapingSources: [...Object.keys(newsSources).map((path) => web.base + path), canary.url],
  });
  firstRun = await collectNews();
  collected = await server.database.db.select().from(newsArticles);
});
afterAll(() => {
  web.close();
  canary.close();
});

async function collectNews(): Promise<Results> {
  const fetch = createGuardedFetch({ allowHosts: [web.host], userAgent: outboundUserAgent });
  const options = { fetch, userAgent: outboundUserAgent, pauseMs: 0, maxBytes: 300_000 };
  const [patient, impatient] = [createWebReader(options), createWebReader({ ...options, timeoutMs: 300 })];
  const collector = createCollector({
    db: server.database.db,
    fetch,
    // Only the source that never responds has a short timeout: on a busy machine any source may be slow.
    read: (url, request) => (url.endsWith('/slow.xml') ? impatient : patient)(url, request),
    newsApiBaseUrl: web.base,
    log: { info: () => undefined, warn: () => undefined },
    now: () => now,
  });
  return collector.follow(await collector.join('news'), () => undefined);
}

/** As the first run left it: later runs change and remove articles. */
const articleOf = (sourceUrl: string) => collected.find((article) => article.sourceUrl === sourceUrl);

const findArticle = async (sourceUrl: string) => {
  const [row] = await server.database.db.select().from(newsArticles).where(eq(newsArticles.sourceUrl, sourceUrl));
  return row;
};

test.each(Object.entries(newsSources))('%s gives %j', (path, [found, added, error]) => {
  const result = firstRun.sources.find(({ source }) => source === web.base + path);
  expect([result?.found, result?.added]).toEqual([found, added]);
  if (error) expect(result?.error).toMatch(error);
  else expect(result?.error).toBeNull();
});

test('the totals add up, and every failure is told with its source', () => {
  const rows = Object.values(newsSources);
  expect(firstRun.total).toBe(rows.reduce((sum, [found]) => sum + found, 0));
  expect(firstRun.added).toBe(rows.reduce((sum, [, added]) => sum + added, 0));
  expect(firstRun.duplicates).toBe(2);
  expect(firstRun.errors).toHaveLength(rows.filter(([, , error]) => error).length + 1);
});

test('an article is cleaned, dated, credited and put under its topic', () => {
  expect(articleOf('https://desk.example/salaries')).toMatchObject({
    title: 'Salaries rise & rise',
    slug: 'salaries-rise-rise',
    summary: 'Pay went up.',
    content:
      '<h2>Pay</h2><p>Pay went <a href="https://desk.example/up" rel="noopener noreferrer nofollow" target="_blank">up</a>.</p>',
    author: 'Ann Writer',
    source: 'The Careers Desk',
    category: 'Salary trends',
    tags: ['Pay'],
    imageUrl: 'https://desk.example/pay.png',
    publishDate: new Date('2026-08-31T21:30:00Z'),
    status: 'pending_review',
    scrapedAt: now,
    reviewedAt: null,
  });
});

test('dates of every format are instants, and a piece without one gets none', () => {
  const at = (url: string) => articleOf(url)?.publishDate.toISOString();
  expect(at('https://atom.example/remote')).toBe('2026-08-30T12:00:00.000Z');
  expect(at('https://atom.example/interview')).toBe('2026-08-29T00:00:00.000Z');
  expect(at('https://json.example/upskilling')).toBe('2026-08-28T01:00:00.000Z');
  expect(at('https://json.example/undated')).toBe(undated.toISOString());
});

test('a piece that comes with nothing but its description says it once', async () => {
  const { rows } = await server.database.pool.query(
    "select summary from news_articles where content like '%Careers and the job market.%'",
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ summary }) => summary === null)).toBe(true);
});

test('titles lose their markup, and a wrong declaration does not spoil letters', () => {
  expect(articleOf('https://atom.example/remote')?.title).toBe('Remote work stays');
  expect(articleOf('https://latin.example/1')?.title).toBe('Bewerbungen für Köln');
  expect(articleOf('https://json.example/upskilling')?.content).toBe('<p>Learn &lt;more&gt;.</p><p>Earn more.</p>');
});

test('the second run adds nothing, asks only for changes, and a deleted article stays deleted', async () => {
  await server.database.db.delete(newsArticles).where(eq(newsArticles.sourceUrl, 'https://atom.example/remote'));
  web.asked.length = 0;
  const again = await collectNews();
  expect(again.added).toBe(0);
  expect(again.sources.find(({ source }) => source.endsWith('/unchanged.xml'))).toMatchObject({
    found: 0,
    error: null,
  });
  // By now the site's feed is known.
  expect(web.asked).toContain('/careers/of-site.xml');
  expect(web.asked).not.toContain('/careers/site.html');
  expect(await findArticle('https://atom.example/remote')).toBeUndefined();
});

test('other topics make "not changed" no answer', async () => {
  await server.database.db.update(siteSettings).set({ newsScrapingTopics: ['rain'] });
  const again = await collectNews();
  expect(again.sources.find(({ source }) => source.endsWith('/unchanged.xml'))).toMatchObject({ found: 1, added: 0 });
  expect(again.sources.find(({ source }) => source.endsWith('/daily.xml'))).toMatchObject({ found: 3, added: 1 });
});

test('articles are published at once when the switch says so, each under an address of its own', async () => {
  await server.database.db
    .update(siteSettings)
    .set({ autoPublishNews: true, newsByCategory: false, newsScrapingTopics: ['fares'] });
  await collectNews();
  const rows = await server.database.db
    .select()
    .from(newsArticles)
    .where(inArray(newsArticles.title, ['Rail fares to rise']))
    .orderBy(desc(newsArticles.id));
  expect(rows).toMatchObject([{ status: 'published', reviewedAt: now, reviewedBy: null, category: 'Career' }]);
});

test('nothing private was contacted', () => {
  expect(canary.visits()).toBe(0);
});
