import { type EventQuery, eventCalendar, eventFilterChoices, getEvent, listEvents } from '@fitted/contract/events';
import { beforeEach, describe, expect, test } from 'vitest';
import { employerEvents } from '../../db/schema/events.ts';
import { useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const dayMs = 24 * 60 * 60 * 1000;
type NewEvent = typeof employerEvents.$inferInsert;

const inDays = (days: number) => new Date(Date.now() + days * dayMs);

async function add(details: Partial<NewEvent> = {}): Promise<number> {
  const [row] = await server.database.db
    .insert(employerEvents)
    .values({
      title: 'Career fair',
      description: 'Meet employers.',
      city: 'Leeds',
      country: 'United Kingdom',
      startDate: inDays(5),
      endDate: inDays(5),
      status: 'approved',
      ...details,
    })
    .returning({ id: employerEvents.id });
  return row?.id ?? 0;
}

const list = (query: Partial<EventQuery> = {}) => server.call(listEvents, { query });
const titles = async (query: Partial<EventQuery>) => (await list(query)).body.events.map(({ title }) => title);

beforeEach(async () => {
  await server.database.db.delete(employerEvents);
});

describe('what is public', () => {
  test.each(['pending_review', 'rejected', 'archived'] as const)('an event that is %s is not', async (status) => {
    const id = await add({ status });
    const missing = await server.call(getEvent, { params: { id: 999_999 } });
    const hidden = await server.call(getEvent, { params: { id } });
    expect((await list()).body.events).toEqual([]);
    expect(hidden.status).toBe(404);
    expect(hidden.body).toEqual(missing.body);
    expect(hidden.error.message).toBe('The event you are looking for may have been removed or is no longer available.');
    expect((await server.call(eventCalendar, { params: { id } })).status).toBe(404);
    expect((await server.call(eventFilterChoices, {})).body).toEqual({ locations: [], industries: [], eventTypes: [] });
  });

  test('who reviewed it, its status and the notes of the collection stay inside', async () => {
    const id = await add({ additionalInfo: { secret: 1 } });
    const { body } = await server.call(getEvent, { params: { id } });
    expect(Object.keys(body)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/status|review|additional|scraped/i)]),
    );
  });

  test('addresses that are not of the web are withheld', async () => {
    const id = await add({
      eventUrl: 'javascript:alert(1)',
      registrationUrl: 'data:text/html,<script>alert(1)</script>',
      imageUrl: ' JaVaScRiPt:alert(1)',
      sourceUrl: 'https://events.example/fair',
    });
    expect((await server.call(getEvent, { params: { id } })).body).toMatchObject({
      eventUrl: null,
      registrationUrl: null,
      imageUrl: null,
      sourceUrl: 'https://events.example/fair',
    });
  });

  test('a test flag in the query changes nothing', async () => {
    await add();
    const flagged = await server.app.inject({ url: '/api/employer-events?test=true&_test=1' });
    expect(flagged.json().events).toHaveLength(1);
  });
});

describe('search and filters', () => {
  beforeEach(async () => {
    const hospital = { title: 'Ward day', city: 'York', industries: ['Healthcare', 'Care'], eventType: 'Open day' };
    await add({ ...hospital, organizer: 'St. Mary 100% Trust', description: 'Nurses wanted' });
    await add({ title: 'Code night', city: 'Paris', country: 'France', industries: ['Technology'], isVirtual: true });
    await add({ title: 'Hiring_day', industries: ['Technology', 'Retail'], eventType: 'Career fair' });
  });

  test.each([
    ['the title', 'WARD', ['Ward day']],
    ['the description', 'nurses', ['Ward day']],
    ['the organizer', 'st. mary', ['Ward day']],
    ['the city', 'paris', ['Code night']],
    ['the country', 'franc', ['Code night']],
    ['an industry', 'retail', ['Hiring_day']],
    ['a character that is a wildcard elsewhere', '100%', ['Ward day']],
    ['another one', 'g_d', ['Hiring_day']],
    ['nothing', 'zebra', []],
  ])('searches %s', async (_, search, found) => {
    expect(await titles({ search })).toEqual(found);
  });

  test.each([
    [{ location: 'york' }, ['Ward day']],
    [{ location: 'Paris, France' }, ['Code night']],
    [{ location: 'United Kingdom' }, ['Hiring_day', 'Ward day']],
    [{ location: 'online' }, ['Code night']],
    [{ industry: 'technology' }, ['Code night', 'Hiring_day']],
    [{ type: 'career fair' }, ['Hiring_day']],
    [{ industry: 'Technology', location: 'Leeds' }, ['Hiring_day']],
    [{ industry: 'Technology', location: 'Leeds', type: 'Open day' }, []],
    [{ industry: 'Technology', search: 'night' }, ['Code night']],
    [{ industry: 'Tech' }, []],
  ])('%j must all hold', async (query, found) => {
    expect((await titles(query)).sort()).toEqual(found);
  });

  test('the choices name what there is, once', async () => {
    await add({ industries: ['technology', ' '], eventType: 'career fair' });
    expect((await server.call(eventFilterChoices, {})).body).toEqual({
      locations: [
        'France',
        'Paris, France',
        'United Kingdom',
        'Leeds, United Kingdom',
        'York, United Kingdom',
        'online',
      ],
      industries: expect.arrayContaining(['Care', 'Healthcare', 'Retail']),
      eventTypes: expect.arrayContaining(['Open day']),
    });
    const { body } = await server.call(eventFilterChoices, {});
    expect([body.industries.length, body.eventTypes.length]).toEqual([4, 2]);
  });

  test.each(['\0', 'x'.repeat(201)])('a search that cannot be is refused', async (search) => {
    expect((await list({ search })).status).toBe(400);
  });
});

test('upcoming means from now on, soonest first', async () => {
  for (const days of [9, -1, 3, 6]) await add({ title: `in ${days}`, startDate: inDays(days), endDate: inDays(days) });
  expect(await titles({ upcoming: 'true' })).toEqual(['in 3', 'in 6', 'in 9']);
  expect(await titles({})).toEqual(['in 9', 'in 6', 'in 3', 'in -1']);
  expect(await titles({ upcoming: 'true', limit: 2 })).toEqual(['in 3', 'in 6']);
});

test('an event of which only the day is known is to come until its day is over', async () => {
  const midnight = (at: Date) => new Date(at.toISOString().slice(0, 10));
  for (const days of [-1, 0])
    await add({ title: `day ${days}`, startDate: midnight(inDays(days)), endDate: midnight(inDays(days)) });
  expect(await titles({ upcoming: 'true' })).toEqual(['day 0']);
});

test.each(['true', 'false'] as const)('pages show every event once (upcoming: %s)', async (upcoming) => {
  // Several start at the same time, which breaks paging by time alone.
  const starts = [inDays(1), inDays(2), inDays(2), inDays(2), inDays(3), inDays(3), inDays(4)];
  for (const startDate of starts) await add({ startDate, endDate: startDate });
  const seen: number[] = [];
  let cursor: string | null | undefined;
  do {
    const { body } = await list({ upcoming, limit: 2, ...(cursor && { cursor }) });
    seen.push(...body.events.map(({ id }) => id));
    cursor = body.nextCursor;
  } while (cursor);
  expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
});

test('a cursor that nobody gave out reads as the beginning', async () => {
  await add();
  for (const cursor of ['nonsense', Buffer.from('2026-01-01 x').toString('base64url')]) {
    expect((await list({ cursor })).body.events).toHaveLength(1);
  }
});

test('the day of an event is the one where it takes place', async () => {
  const id = await add({
    startDate: new Date('2030-05-02T01:00:00Z'),
    endDate: new Date('2030-05-02T03:00:00Z'),
    timezone: 'America/New_York',
  });
  const { body } = await server.call(getEvent, { params: { id } });
  expect([body.startDay, body.endDay]).toEqual(['2030-05-01', '2030-05-01']);
});

describe('the calendar file', () => {
  const calendarOf = async (details: Partial<NewEvent>) => {
    const dates = { startDate: new Date('2030-07-02T09:00:00Z'), endDate: new Date('2030-07-02T15:00:00Z') };
    const id = await add({ ...dates, ...details });
    return server.call(eventCalendar, { params: { id } });
  };
  const unfold = (text: unknown) => String(text).replaceAll('\r\n ', '').split('\r\n');

  test('places readable times in the zone of the event', async () => {
    const answer = await calendarOf({ startTime: '10:00 AM', endTime: '4pm', timezone: 'Europe/London' });
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="event-\d+\.ics"$/);
    expect(unfold(answer.body)).toEqual(
      expect.arrayContaining([
        'DTSTART:20300702T090000Z',
        'DTEND:20300702T150000Z',
        'LOCATION:Leeds\\, United Kingdom',
      ]),
    );
  });

  test('takes the whole day without a start, up to the day after the last', async () => {
    const { body } = await calendarOf({ endDate: new Date('2030-07-31T12:00:00Z') });
    expect(unfold(body)).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20300702', 'DTEND;VALUE=DATE:20300801']));
  });

  test('takes whole days where several have a start but no end', async () => {
    const dates = { startDate: new Date('2030-12-30T09:00:00Z'), endDate: new Date('2031-01-01T00:00:00Z') };
    const { body } = await calendarOf({ ...dates, startTime: '09:00 AM', timezone: 'Europe/London' });
    expect(unfold(body)).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20301230', 'DTEND;VALUE=DATE:20310102']));
  });

  test('floats where the zone is unknown, and drops an end before the start', async () => {
    const lines = unfold((await calendarOf({ startTime: '10:00', endTime: '09:00', timezone: 'local' })).body);
    expect(lines).toContain('DTSTART:20300702T100000');
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([]);
  });

  test('a title cannot smuggle in lines of its own, and no line is too long', async () => {
    const title = `Fair; fun, \\ more\r\nATTENDEE:mailto:a@b.example ${'長い題名'.repeat(30)}`;
    const { body } = await calendarOf({ title });
    expect(unfold(body).filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    expect(unfold(body)).toContain(
      `SUMMARY:Fair\\; fun\\, \\\\ more\\nATTENDEE:mailto:a@b.example ${'長い題名'.repeat(30)}`,
    );
    for (const line of String(body).split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
