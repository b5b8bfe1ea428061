import { adminAuditLog } from '@fitted/contract/admin/audit';
import { adminSiteSettings, updateSiteSettings } from '@fitted/contract/admin/site';
import { siteSettings } from '@fitted/contract/site';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { siteSettings as settingsTable } from '../../../db/schema/site.ts';
import { type Caller, useTestApp } from '../../../testing/test-app.ts';

const server = useTestApp();
type Change = Parameters<typeof server.call<typeof updateSiteSettings>>[1]['body'];
let admin: Caller;
let asSeeded: typeof settingsTable.$inferSelect | undefined;
beforeAll(async () => {
  admin = await server.admin();
  [asSeeded] = await server.database.db.select().from(settingsTable);
});
// There is a single row of settings; every test starts with that of a new site.
beforeEach(async () => {
  await server.database.db.update(settingsTable).set(asSeeded ?? {});
});

const read = async () => (await server.call(adminSiteSettings, { as: admin })).body;
const change = (body: Change) => server.call(updateSiteSettings, { as: admin, body });
const lastAct = async () => (await server.call(adminAuditLog, { as: admin, query: { limit: 1 } })).body.entries[0];

test('a new site has the specified settings', async () => {
  const settings = await read();
  expect(settings).toMatchObject({
    subscriptionRequired: true,
    eventScrapingEnabled: true,
    autoPublishEvents: false,
    autoApproveEvents: false,
    newsScrapingEnabled: true,
    autoPublishNews: false,
    useRssFeeds: true,
    useNewsApi: false,
    scrapeIntervalHours: 12,
    newsScrapingIntervalHours: 24,
    lastScrapeResults: null,
    hasNewsApiKey: false,
    updatedBy: null,
  });
  expect(settings.scrapingTopics).toEqual([
    'career fair',
    'job fair',
    'recruitment',
    'networking',
    'career event',
    'women in tech',
    'graduate jobs',
  ]);
  expect(
    [settings.scrapingSources, settings.newsScrapingSources, settings.newsScrapingTopics].map((l) => l.length),
  ).toEqual([9, 23, 16]);
});

test('what is given changes, by whoever is signed in, and visitors see what concerns them at once', async () => {
  const answer = await change({ subscriptionRequired: false, updatedBy: 999 });
  expect(answer.body).toMatchObject({
    subscriptionRequired: false,
    eventScrapingEnabled: true,
    updatedBy: admin.user.id,
  });
  expect((await server.call(siteSettings, {})).body).toEqual({ subscriptionRequired: false });
  expect(await lastAct()).toMatchObject({
    user: { id: admin.user.id, username: 'admin' },
    action: 'settings.update',
    before: { subscriptionRequired: true },
    after: { subscriptionRequired: false },
  });
});

test.each([
  ['eventScrapingEnabled', ['autoPublishEvents', 'autoApproveEvents']],
  ['newsScrapingEnabled', ['autoPublishNews']],
] as const)('a pause of %s keeps what was chosen for %j', async (leading, following) => {
  const all = (value: boolean) => Object.fromEntries(following.map((name) => [name, value]));
  expect((await change({ [leading]: true, ...all(true) })).body).toMatchObject(all(true));
  expect((await change({ [leading]: false })).body).toMatchObject(all(true));
  expect((await change({ [leading]: true })).body).toMatchObject(all(true));
});

test('the next run may be told with an offset', async () => {
  const told = { nextScrapeTime: '2030-01-02T10:00:00+09:00', nextNewsScrapingTime: '2030-01-02T10:00:00-05:00' };
  expect((await change(told)).body).toMatchObject({
    nextScrapeTime: '2030-01-02T01:00:00.000Z',
    nextNewsScrapingTime: '2030-01-02T15:00:00.000Z',
  });
});

test('Start Scraping Now: collection is on and due at once', async () => {
  await change({ eventScrapingEnabled: false, nextScrapeTime: '2030-01-01T00:00:00.000Z' });
  expect((await read()).nextScrapeTime).toBe('2030-01-01T00:00:00.000Z');
  const answer = await change({ eventScrapingEnabled: true, nextScrapeTime: null, updatedBy: admin.user.id });
  expect(answer.body).toMatchObject({ eventScrapingEnabled: true, nextScrapeTime: null });
});

test.each([
  [6, 200, 6],
  ['48', 200, 48],
  ['often', 200, 12],
  [null, 200, 12],
  [0, 400, undefined],
  [73, 400, undefined],
  [1.5, 200, 1.5],
  [0.5, 400, undefined],
  [72.5, 400, undefined],
])('an interval of %j answers %i and is %s', async (given, status, stored) => {
  const answer = await change({ scrapeIntervalHours: given } as Change);
  expect(answer.status).toBe(status);
  if (stored) expect(answer.body.scrapeIntervalHours).toBe(stored);
});

test('two administrators who change one list at the same moment both succeed', async () => {
  await change({ scrapingTopics: ['fair', 'talk', 'fair'], scrapingSources: [] });
  await Promise.all([
    change({ add: { scrapingTopics: ['by one'] } }),
    change({ add: { scrapingTopics: ['by another', 'fair'] }, remove: { scrapingTopics: ['talk', 'not there'] } }),
  ]);
  expect((await read()).scrapingTopics.toSorted()).toEqual(['by another', 'by one', 'fair']);
  expect(await lastAct()).toMatchObject({ action: 'settings.update' });
  const many = Array.from({ length: 100 }, (_, at) => `topic ${at}`);
  expect((await change({ add: { scrapingTopics: many } })).error.code).toBe('invalid');
  expect((await change({ add: { scrapingSources: ['javascript:alert(1)'] } })).status).toBe(400);
  expect((await read()).scrapingTopics).toHaveLength(3);
});

test.each([
  ['a shorter interval brings the next run forward', 24, 12, 20, 8],
  ['a longer one puts it off', 1, 24, 0.5, 23.5],
  ['one that is over by now is due now', 72, 1, 60, 0],
])('%s', async (_, before, after, hoursUntilNext, expected) => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);
  await change({ scrapeIntervalHours: before, newsScrapingIntervalHours: before });
  const next = inHours(hoursUntilNext);
  await change({ nextScrapeTime: next.toISOString(), nextNewsScrapingTime: next.toISOString() });
  const { body } = await change({ scrapeIntervalHours: after, newsScrapingIntervalHours: after });
  for (const moved of [body.nextScrapeTime, body.nextNewsScrapingTime])
    expect(Math.abs(Date.parse(moved ?? '') - inHours(expected).getTime())).toBeLessThan(60_000);
  expect((await change({ scrapeIntervalHours: before, nextScrapeTime: null })).body.nextScrapeTime).toBeNull();
});

test('the key of the news service goes in and never comes out, not even in the audit log', async () => {
  await change({ newsApiKey: 'first-secret' });
  expect(await lastAct()).toMatchObject({ before: { hasNewsApiKey: false }, after: { hasNewsApiKey: true } });
  const answer = await change({ newsApiKey: 'second-secret' });
  expect(answer.body.hasNewsApiKey).toBe(true);
  expect(await lastAct()).toMatchObject({ after: { hasNewsApiKey: 'replaced' } });
  const seen = JSON.stringify([answer.body, await read(), await server.call(adminAuditLog, { as: admin, query: {} })]);
  expect(seen).not.toContain('secret');
  expect((await change({ newsApiKey: '' })).body.hasNewsApiKey).toBe(false);
});

test('sources must be web addresses', async () => {
  const refused = await change({ scrapingSources: ['https://events.example/feed', 'javascript:alert(1)'] });
  expect([refused.status, refused.error.code]).toEqual([400, 'invalid']);
  const answer = await change({ scrapingSources: ['https://events.example/feed'], scrapingTopics: ['fair'] });
  expect(answer.body).toMatchObject({ scrapingSources: ['https://events.example/feed'], scrapingTopics: ['fair'] });
});
