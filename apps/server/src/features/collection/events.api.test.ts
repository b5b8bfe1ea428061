import { asc, eq, isNotNull, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuardedFetch } from '../../adapters/guarded-fetch/guarded-fetch.ts';
import { employerEvents as events } from '../../db/schema/events.ts';
import { siteSettings } from '../../db/schema/site.ts';
import { outboundUserAgent } from '../../ports/outbound-fetch.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createWebReader } from '../../web-reading/web-reader.ts';
import { presentEvent } from '../events/present.ts';
import { createCollector } from './collector.ts';
import { eventSources, eventWeb } from './fixtures/event-web.ts';
import { type Canary, type LoopbackWeb, startCanary, startLoopbackWeb } from './fixtures/loopback-web.ts';
import type { Results } from './results.ts';

const server = useTestApp();
const now = new Date('2026-09-01T12:00:00Z');
let web: LoopbackWeb;
let canary: Canary;
let firstRun: Results;
let secondRun: Results;

beforeAll(async () => {
  canary = await startCanary();
  web = await startLoopbackWeb(eventWeb(canary.url));
  await server.database.db
    .update(siteSettings)
    .set({ scrapingSources: Object.keys(eventSources).map((path) => web.base + path) });
  firstRun = await collectEvents();
  secondRun = await collectEvents();
});
afterAll(() => {
  web.close();
  canary.close();
});

async function collectEvents(): Promise<Results> {
  const fetch = createGuardedFetch({ allowHosts: [web.host], userAgent: outboundUserAgent });
  const collector = createCollector({
    db: server.database.db,
    fetch,
    read: createWebReader({ fetch, userAgent: outboundUserAgent, pauseMs: 0 }),
    newsApiBaseUrl: web.base,
    log: { info: () => undefined, warn: () => undefined },
    now: () => now,
  });
  return collector.follow(await collector.join('events'), () => undefined);
}

async function findEvent(title: string) {
  const [row] = await server.database.db.select().from(events).where(eq(events.title, title));
  return row;
}

test.each(Object.entries(eventSources))('%s gives %j', (path, [found, added, error]) => {
  const result = firstRun.sources.find(({ source }) => source === web.base + path);
  expect([result?.found, result?.added]).toEqual([found, added]);
  if (error) expect(result?.error).toMatch(error);
  else expect(result?.error).toBeNull();
});

test('an event is read with its place, its time, its price and its kind', async () => {
  expect(await findEvent('Spring Careers Fair')).toMatchObject({
    description: 'Meet nurses.\n\nAnd engineers.',
    venue: 'Riverside Hall',
    address: '12 Quay Street, M1 2AB',
    city: 'Manchester',
    country: 'United Kingdom',
    eventUrl: `${web.base}/fairs/spring`,
    registrationUrl: `${web.base}/fairs/spring/tickets`,
    organizer: 'City Council',
    startDate: new Date('2026-10-24T09:00:00Z'),
    endDate: new Date('2026-10-24T15:00:00Z'),
    startTime: '10:00 AM',
    endTime: '04:00 PM',
    timezone: 'Europe/London',
    eventType: 'Career fair',
    industries: ['Engineering', 'Healthcare'],
    isFree: false,
    entryFee: '£5',
    imageUrl: 'https://cdn.example/fair.jpg',
    sourceWebsite: '127.0.0.1',
    status: 'pending_review',
    scrapedAt: now,
    additionalInfo: {
      categories: { country: 'United Kingdom', city: 'Manchester', month: '2026-10', topic: 'career fair' },
    },
  });
});

test('eight in the evening in New York is on its own day, not on that of UTC', async () => {
  const row = await findEvent('Evening of recruiters');
  expect(row).toMatchObject({ startTime: '08:00 PM', timezone: 'America/New_York', country: 'United States' });
  expect(row && presentEvent(row)).toMatchObject({ startDay: '2026-09-10', endDay: '2026-09-10' });
});

test('online events, whole days, and addresses in one line', async () => {
  expect(await findEvent('Online resume workshop')).toMatchObject({
    isVirtual: true,
    startTime: '09:00 AM',
    timezone: 'UTC',
  });
  expect(await findEvent('Two-day job fair')).toMatchObject({
    startDate: new Date('2026-11-03T00:00:00Z'),
    endDate: new Date('2026-11-04T00:00:00Z'),
    startTime: null,
    timezone: null,
    venue: 'Messe',
    address: 'Messeplatz 1',
    city: 'Berlin',
    country: 'Germany',
  });
});

test('a series keeps its hour over the change of clocks, without the date left out and with the one moved', async () => {
  const rows = await server.database.db
    .select()
    .from(events)
    .where(like(events.title, 'Networking %day'))
    .orderBy(asc(events.startDate));
  const collected = rows.filter(({ scrapedAt }) => scrapedAt !== null);
  expect(collected.map(({ startDate, startTime, timezone }) => [startDate.toISOString(), startTime, timezone])).toEqual(
    [
      ['2026-10-08T17:00:00.000Z', '06:00 PM', 'Europe/London'],
      ['2026-10-22T17:00:00.000Z', '06:00 PM', 'Europe/London'],
      ['2026-10-30T19:00:00.000Z', '07:00 PM', 'Europe/London'],
      ['2026-11-05T18:00:00.000Z', '06:00 PM', 'Europe/London'],
    ],
  );
  expect(collected[0]).toMatchObject({
    venue: 'The Hub',
    address: '3 High Street',
    city: 'Leeds',
    country: 'United Kingdom',
    eventType: 'Networking',
    industries: ['Technology'],
  });
});

test('whole days of a calendar end on their last day; times without a zone are the calendar’s own', async () => {
  const days = await findEvent('Career days');
  expect(days && presentEvent(days)).toMatchObject({ startDay: '2026-11-10', endDay: '2026-11-11', startTime: null });
  expect(await findEvent('Recruitment breakfast')).toMatchObject({
    startDate: new Date('2026-12-01T08:30:00Z'),
    startTime: '09:30 AM',
    timezone: 'Europe/Paris',
  });
  expect(await findEvent('Tokyo job fair')).toMatchObject({
    startDate: new Date('2026-12-02T01:00:00Z'),
    startTime: '10:00 AM',
    timezone: 'Asia/Tokyo',
  });
});

test('a place names the zone where the page does not', async () => {
  expect(await findEvent('Open day for graduates')).toMatchObject({
    startDate: new Date('2026-10-20T12:00:00Z'),
    startTime: '02:00 PM',
    timezone: 'Europe/Vienna',
    city: 'Vienna',
    country: 'Austria',
    eventType: 'Open day',
  });
});

test('the second run adds nothing', () => {
  expect(secondRun.added).toBe(0);
  expect(secondRun.duplicates).toBe(firstRun.added + firstRun.duplicates);
});

test.each([
  ['autoPublishEvents', false, { status: 'pending_review' }],
  ['autoPublishEvents', true, { status: 'approved', reviewedAt: now, reviewedBy: null }],
  ['autoApproveEvents', true, { status: 'approved', reviewedAt: now, reviewedBy: null }],
] as const)('%s, with collecting switched on: %s, makes of an event %j', async (name, eventScrapingEnabled, made) => {
  const off = { autoPublishEvents: false, autoApproveEvents: false };
  const page = `${web.base}/whats-on.html`;
  await server.database.db.update(siteSettings).set({
    ...off,
    [name]: true,
    eventScrapingEnabled,
    scrapingTopics: [name, 'jazz'],
    scrapingSources: [`${page}?${name}${eventScrapingEnabled}`, page],
  });
  await server.database.db.delete(events).where(eq(events.title, 'Jazz night'));
  await server.database.pool.query("delete from collected_items where kind = 'events'");
  await collectEvents();
  expect(await findEvent('Jazz night')).toMatchObject(made);
});

test('results and times are written down', async () => {
  const scrapingSources = [`${web.base}/whats-on.html`, `${web.base}/job-fairs/gone.html`];
  await server.database.db.update(siteSettings).set({ scrapingSources });
  await collectEvents();
  const [settings] = await server.database.db.select().from(siteSettings).where(isNotNull(siteSettings.lastScrapeTime));
  expect(settings).toMatchObject({ lastScrapeTime: now, nextScrapeTime: new Date('2026-09-02T00:00:00Z') });
  expect(settings?.lastScrapeResults).toMatchObject({ sources: [{}, {}], errors: [expect.stringContaining('404')] });
});

test('nothing private was contacted', () => {
  expect(canary.visits()).toBe(0);
});
