import {
  type ArticleSummary,
  getArticle,
  listNews,
  type NewsList,
  type NewsQuery,
  newsFeed,
} from '@fitted/contract/news';
import { load } from 'cheerio';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { newsArticles } from '../../db/schema/news.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { scriptPayloads } from './fixtures/script-payloads.ts';
import { undated } from './undated.ts';

const server = useTestApp();
const dayMs = 24 * 60 * 60 * 1000;
type NewArticle = typeof newsArticles.$inferInsert;

let added = 0;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

async function add(details: Partial<NewArticle> = {}): Promise<string> {
  added += 1;
  const slug = `article-${added}`;
  await server.database.db.insert(newsArticles).values({
    title: 'An article',
    slug,
    content: '<p>Words.</p>',
    source: 'The Daily Sample',
    publishDate: daysAgo(1),
    status: 'published',
    ...details,
  });
  return details.slug ?? slug;
}

const list = (query: Partial<NewsQuery> = {}) => server.call(listNews, { query });
const asObject = async (query: Partial<NewsQuery> = {}) => (await list(query)).body as NewsList;
const asList = async (query: Partial<NewsQuery>) => (await list(query)).body as ArticleSummary[];
const titles = async (query: Partial<NewsQuery>) => (await asObject(query)).news.map(({ title }) => title);
const read = (slug: string) => server.call(getArticle, { params: { slug } });

beforeEach(async () => {
  await server.database.db.delete(newsArticles);
});

test('an article is public from its day on, which begins in Auckland half a day before it does in UTC', async () => {
  expect((await read(await add({ publishDate: daysAgo(-0.5) }))).status).toBe(200);
});

test.each([
  ['that waits for review', { status: 'pending_review' }],
  ['that is archived', { status: 'archived' }],
  ['whose publish date is to come', { publishDate: daysAgo(-1) }],
] as const)('an article %s is not public', async (_, details) => {
  const slug = await add(details);
  const [hidden, missing] = [await read(slug), await read('no-such-article')];
  expect(hidden.status).toBe(404);
  expect(hidden.body).toEqual(missing.body);
  expect(hidden.error.message).toBe('The article you are looking for may have been removed or is no longer available.');
  expect(await asObject()).toEqual({ news: [], newsBySource: {}, categories: [], nextCursor: null });
  expect(await asList({ category: 'Career', exclude: 'x' })).toEqual([]);
  expect(String((await server.call(newsFeed, {})).body)).not.toContain(slug);
});

test('without a query: the articles, newest first, the same by source, and the categories', async () => {
  await add({ title: 'Older', publishDate: daysAgo(9), source: 'B', category: 'Technology' });
  await add({ title: 'Newer', publishDate: daysAgo(1), source: 'A' });
  await add({ title: 'Middle', publishDate: daysAgo(5), source: 'B' });
  const body = await asObject();
  expect(body.news.map(({ title }) => title)).toEqual(['Newer', 'Middle', 'Older']);
  expect(Object.keys(body.newsBySource).sort()).toEqual(['A', 'B']);
  expect(body.newsBySource.B?.map(({ title }) => title)).toEqual(['Middle', 'Older']);
  expect(body.categories).toEqual(['Career', 'Technology']);
});

test('an article of a list carries excerpt, url and date', async () => {
  await add({ summary: null, content: '<p>First words &amp; more.</p>', sourceUrl: 'https://daily.example/1' });
  await add({ summary: 'A summary', sourceUrl: 'javascript:alert(1)', publishDate: daysAgo(3) });
  const [first, second] = (await asObject()).news;
  expect(first).toMatchObject({ excerpt: 'First words & more.', url: 'https://daily.example/1' });
  expect(first?.date).toBe(first?.publishDate);
  expect(second).toMatchObject({ excerpt: 'A summary', url: null, sourceUrl: null });
  expect(first).not.toHaveProperty('content');
});

describe('related articles', () => {
  test('with category and exclude: a plain list without the one being read', async () => {
    const slug = await add({ title: 'Being read' });
    await add({ title: 'Related' });
    await add({ title: 'From that source', category: 'Else', source: 'Career' });
    await add({ title: 'Unrelated', category: 'Else' });
    const related = await asList({ category: 'career', exclude: slug });
    expect(Array.isArray(related)).toBe(true);
    expect(related.map(({ title }) => title).sort()).toEqual(['From that source', 'Related']);
  });

  test('its pages continue at the header', async () => {
    for (let n = 0; n < 5; n += 1) await add({ publishDate: daysAgo(2) });
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const answer = await list({ category: 'Career', limit: 2, ...(cursor && { cursor }) });
      seen.push(...(answer.body as ArticleSummary[]).map(({ id }) => id));
      cursor = answer.headers['x-next-cursor'] as string | undefined;
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
  });

  test('with an industry: what names it first, then the newest', async () => {
    await add({ title: 'About retail', publishDate: daysAgo(8) });
    await add({ title: 'Newest' });
    await add({ title: 'Tagged', tags: ['Retail'], publishDate: daysAgo(5) });
    expect(await titles({ industry: 'retail' })).toEqual(['Tagged', 'About retail', 'Newest']);
    const flagged = await server.app.inject({ url: '/api/news?industry=retail&test=true' });
    expect(flagged.json().news).toHaveLength(3);
  });
});

test.each([
  ['the title', 'SALARIES', ['Salaries rise']],
  ['the summary', 'pay rises', ['Salaries rise']],
  ['the first words where there is no summary', 'strongly', ['Remote work']],
  ['the author', 'okafor', ['Remote work']],
  ['the source', 'gazette', ['Remote work']],
  ['but not the tags of the text', '<strong>', []],
  ['nor its characters as wildcards', '%', []],
  ['words across tags', 'is Strongly  growing', ['Remote work']],
  ['characters beside tags', 'growing, fast', ['Remote work']],
  ['words of two paragraphs', 'fast. R&D', ['Remote work']],
  ['characters that HTML escapes', 'R&D < sales', ['Remote work']],
  ['but not how HTML writes them', 'R&amp;D', []],
])('searches %s', async (_, search, found) => {
  await add({ title: 'Salaries rise', summary: 'Pay rises again' });
  const content = '<p>It is <strong>Strongly</strong>\n<em>growing</em>, fast.</p><p>R&amp;D\u00a0&lt; sales</p>';
  await add({ title: 'Remote work', content, author: 'M. Okafor', source: 'The Gazette' });
  expect(await titles({ search })).toEqual(found);
});

test('popular means by views, and its pages show every article once', async () => {
  for (const viewCount of [3, 9, 3, 0, 3]) await add({ title: `${viewCount}`, viewCount });
  const seen: ArticleSummary[] = [];
  let cursor: string | null = null;
  do {
    const body: NewsList = await asObject({ sort: 'popular', limit: 2, ...(cursor && { cursor }) });
    seen.push(...body.news);
    cursor = body.nextCursor;
  } while (cursor);
  expect(seen.map(({ title }) => title)).toEqual(['9', '3', '3', '3', '0']);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(5);
});

test.each(['nonsense', Buffer.from('9999999999 9999999999').toString('base64url')])(
  'a cursor that nobody gave out reads as the beginning',
  async (cursor) => {
    await add();
    expect((await asObject({ sort: 'popular', cursor })).news).toHaveLength(1);
  },
);

test('featured means as the editors ordered, then the newest', async () => {
  await add({ title: 'Old but first', publishDate: daysAgo(30), featuredOrder: 1 });
  await add({ title: 'New' });
  await add({ title: 'Second', publishDate: daysAgo(20), featuredOrder: 2 });
  expect(await titles({ sort: 'featured', limit: 3 })).toEqual(['Old but first', 'Second', 'New']);
});

test('an article without a date comes last, and nobody makes one up', async () => {
  const slug = await add({ title: 'Undated', publishDate: undated });
  await add({ title: 'Old', publishDate: daysAgo(900) });
  await add({ title: 'New' });
  const first = await asObject({ limit: 2 });
  expect(first.news.map(({ title }) => title)).toEqual(['New', 'Old']);
  expect((await asObject({ cursor: first.nextCursor ?? '' })).news).toMatchObject([{ publishDate: null, date: null }]);
  expect((await read(slug)).body.publishDate).toBeNull();
  expect(load(String((await server.call(newsFeed, {})).body), { xml: true })('pubDate')).toHaveLength(2);
});

describe('views', () => {
  const countOf = async (slug: string) => {
    const [row] = await server.database.db.select().from(newsArticles).where(eq(newsArticles.slug, slug));
    return row?.viewCount;
  };
  const readFrom = (slug: string, remoteAddress: string) =>
    server.app.inject({ url: `/api/news/${slug}`, remoteAddress });

  test('count once a visitor', async () => {
    const [slug, other] = [await add(), await add()];
    await Promise.all([readFrom(slug, '192.0.2.1'), readFrom(slug, '192.0.2.1'), readFrom(slug, '192.0.2.1')]);
    expect(await countOf(slug)).toBe(1);
    await readFrom(slug, '192.0.2.2');
    await readFrom(other, '192.0.2.1');
    expect([await countOf(slug), await countOf(other)]).toEqual([2, 1]);
  });

  test('count again on another day', async () => {
    const slug = await add();
    await readFrom(slug, '192.0.2.9');
    await server.database.pool.query(`update rate_limits set window_ends_at = now() - interval '1 second'`);
    await readFrom(slug, '192.0.2.9');
    expect(await countOf(slug)).toBe(2);
  });

  test('leave no address behind, and do not count as a change of the article', async () => {
    const updatedAt = new Date('2026-01-01T00:00:00Z');
    const slug = await add({ updatedAt });
    await readFrom(slug, '192.0.2.77');
    const { rows } = await server.database.pool.query<{ key: string }>('select key from rate_limits');
    expect(rows.filter(({ key }) => key.startsWith('view:')).length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => key.includes('192.0.2.77'))).toEqual([]);
    expect((await read(slug)).body.updatedAt).toBe(updatedAt.toISOString());
  });
});

test('articles leave without their scripts', async () => {
  const dangerous = 'script, svg, math, iframe, object, embed, form, style, template, [onerror], [onload], [onclick]';
  for (const payload of scriptPayloads) {
    // PostgreSQL cannot store NUL, so articles cannot contain it.
    const slug = await add({ content: `<p>Start</p>${payload.replaceAll('\0', '')}` });
    const { body } = await read(slug);
    const $ = load(body.content, null, false);
    expect(body.content).toContain('<p>Start</p>');
    expect([payload, $(dangerous).length, $('[href^="javascript"], [src^="javascript"]').length]).toEqual([
      payload,
      0,
      0,
    ]);
  }
});

test('a slug with a NUL or of endless length is refused, not an error', async () => {
  expect((await read('\0')).status).toBe(400);
  expect((await server.app.inject({ url: `/api/news/${'x'.repeat(400)}` })).statusCode).toBeLessThan(500);
});

test('the feed is well-formed whatever an article says', async () => {
  const title = 'Less < more & "quoted" ]]> \u0007 end';
  const slug = await add({ title, author: 'M. Okafor', sourceUrl: 'https://daily.example/?a=1&b=2' });
  const answer = await server.call(newsFeed, {});
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const $ = load(String(answer.body), { xml: true });
  expect($('item > title').text()).toBe('Less < more & "quoted" ]]>  end');
  expect($('item > link').text()).toBe(`http://localhost:3000/news/${slug}`);
  expect($('item > source').attr('url')).toBe('https://daily.example/?a=1&b=2');
});
