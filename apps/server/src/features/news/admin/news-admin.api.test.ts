import { adminAuditLog } from '@fitted/contract/admin/audit';
import {
  type AdminNewsQuery,
  adminNews,
  createArticle,
  deleteArticle,
  updateArticle,
} from '@fitted/contract/admin/content';
import { newsStatuses } from '@fitted/contract/constants';
import { getArticle } from '@fitted/contract/news';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newsArticles } from '../../../db/schema/news.ts';
import { type Caller, useTestApp } from '../../../testing/test-app.ts';
import { scriptPayloads } from '../fixtures/script-payloads.ts';
import { sanitizeArticle } from '../sanitize-article.ts';

const server = useTestApp();
type Form = Parameters<typeof server.call<typeof createArticle>>[1]['body'];
type Change = Parameters<typeof server.call<typeof updateArticle>>[1]['body'];
let admin: Caller;
beforeAll(async () => {
  admin = await server.admin();
});
beforeEach(async () => {
  await server.database.db.delete(newsArticles);
});

const form = {
  title: 'How to Ask for a Raise',
  content: '<p>Ask.</p>',
  source: 'Fitted',
  publishDate: '2026-05-01',
} satisfies Form;
const create = (details: Partial<Form> = {}) =>
  server.call(createArticle, { as: admin, body: { ...form, ...details } });
const change = (id: number, body: Change) => server.call(updateArticle, { as: admin, params: { id }, body });
const list = (query: Partial<AdminNewsQuery>) => server.call(adminNews, { as: admin, query });
const titles = async (query: Partial<AdminNewsQuery>) => (await list(query)).body.map(({ title }) => title);
const isPublic = async (slug: string) => (await server.call(getArticle, { params: { slug } })).status === 200;

test('a new article waits for review; published, unpublished and deleted, the public pages follow at once', async () => {
  const created = (await create({ tags: ['Pay'] })).body;
  expect(created).toMatchObject({
    slug: 'how-to-ask-for-a-raise',
    status: 'pending_review',
    category: 'Career',
    tags: ['Pay'],
    publishDate: '2026-05-01T00:00:00.000Z',
    reviewedAt: null,
    reviewedBy: null,
  });
  const { id, slug } = created;
  expect(await isPublic(slug)).toBe(false);

  const published = (await change(id, { status: 'published' })).body;
  expect(published).toMatchObject({ title: form.title, reviewedAt: expect.any(String), reviewedBy: admin.user.id });
  expect(published.updatedAt > created.updatedAt).toBe(true);
  expect(await isPublic(slug)).toBe(true);

  const waiting = (await change(id, { status: 'pending_review' })).body;
  expect(waiting).toMatchObject({ reviewedAt: null, reviewedBy: null });
  expect(await isPublic(slug)).toBe(false);

  await change(id, { status: 'published' });
  expect((await server.call(deleteArticle, { as: admin, params: { id } })).status).toBe(200);
  expect(await isPublic(slug)).toBe(false);
  expect((await change(id, { status: 'published' })).error.code).toBe('article_not_found');
  const { entries } = (await server.call(adminAuditLog, { as: admin, query: { limit: 5 } })).body;
  expect(entries.map(({ action }) => action)).toEqual(
    ['delete', 'update', 'update', 'update', 'create'].map((act) => `news.${act}`),
  );
});

test.each(newsStatuses)('the form can set %s', async (status) => {
  expect((await create({ status })).body.status).toBe(status);
});

test('what is stored, new or changed, is what the sanitiser left', async () => {
  const storable = scriptPayloads.filter((payload) => !payload.includes('\0'));
  const html = storable.map((payload) => `<p>Read this.</p>${payload}`).join('');
  const stored = async () => (await server.database.db.select().from(newsArticles))[0]?.content;
  const { id } = (await create({ content: html })).body;
  expect(await stored()).toBe(sanitizeArticle(html).trim());
  await change(id, { content: `<p>Again.</p>${html}` });
  expect(await stored()).toBe(sanitizeArticle(`<p>Again.</p>${html}`).trim());
  expect(await stored()).not.toMatch(/<script|<iframe|<svg/i);
});

test('an article of nothing but script has no content', async () => {
  const refused = await create({ content: '<script>alert(1)</script>' });
  expect(refused.error.issues).toMatchObject([{ path: 'content', message: 'Content is required' }]);
});

test('each article has an address of its own, in any script, which stays when the title changes', async () => {
  const slugs = [];
  for (let count = 0; count < 7; count += 1) slugs.push((await create({ title: 'Über Geld & mehr!' })).body.slug);
  expect(slugs.slice(0, 3)).toEqual(['uber-geld-mehr', 'uber-geld-mehr-2', 'uber-geld-mehr-3']);
  expect(new Set(slugs).size).toBe(7);
  expect((await create({ title: '!!!' })).body.slug).not.toBe('');

  const chinese = (await create({ title: '如何谈加薪', status: 'published' })).body;
  expect(chinese.slug).toContain('如何谈加薪');
  expect(await isPublic(chinese.slug)).toBe(true);
  const renamed = (await change(chinese.id, { title: 'Another title' })).body;
  expect(renamed).toMatchObject({ title: 'Another title', slug: chinese.slug });
});

test('two articles of one title at the same moment get two addresses', async () => {
  const both = await Promise.all([create(), create(), create()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(both.map(({ body }) => body.slug)).size).toBe(3);
});

test('what is needed is named when it is missing, and an empty category is Career', async () => {
  const answer = await server.call(createArticle, { as: admin, body: {} as Form });
  expect(answer.error.issues?.map(({ message }) => message)).toEqual(
    ['Title', 'Content', 'Source', 'Publish date'].map((name) => `${name} is required`),
  );
  expect((await create({ category: ' ' })).body.category).toBe('Career');
});

test('articles of every status are listed, searched and paged, the newest first', async () => {
  await create({ title: 'First', author: 'Ada Sample', status: 'archived' });
  await create({ title: 'Second', tags: ['Salary Trends'] });
  await create({ title: 'Third', summary: '面接のコツ', status: 'published' });
  expect(await titles({})).toEqual(['Third', 'Second', 'First']);
  expect(await titles({ search: 'ada s' })).toEqual(['First']);
  expect(await titles({ search: 'salary' })).toEqual(['Second']);
  expect(await titles({ search: '面接' })).toEqual(['Third']);
  expect(await titles({ search: 'fitted', status: 'archived' })).toEqual(['First']);
  const first = await list({ limit: 2 });
  expect(first.headers['x-total-count']).toBe('3');
  const rest = await list({ limit: 2, cursor: String(first.headers['x-next-cursor']) });
  expect(rest.body.map(({ title }) => title)).toEqual(['First']);
});

test('a change that was made on an older state is refused; one that says nothing of it is not', async () => {
  const { id, updatedAt: seenUpdatedAt } = (await create()).body;
  const changed = await change(id, { title: 'by the first', seenUpdatedAt });
  expect(changed.status).toBe(200);
  expect((await change(id, { title: 'by the second', seenUpdatedAt })).error.code).toBe('changed_meanwhile');
  const next = await change(id, { title: 'on top of it', seenUpdatedAt: changed.body.updatedAt });
  expect(next.body.title).toBe('on top of it');
  expect((await change(id, { title: 'by a script' })).status).toBe(200);
});
