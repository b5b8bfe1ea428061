import { adminAuditLog } from '@fitted/contract/admin/audit';
import {
  type AdminEventQuery,
  adminEvents,
  createEvent,
  deleteEvent,
  updateEvent,
} from '@fitted/contract/admin/content';
import { eventStatuses } from '@fitted/contract/constants';
import { getEvent, listEvents } from '@fitted/contract/events';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { employerEvents } from '../../../db/schema/events.ts';
import { type Caller, useTestApp } from '../../../testing/test-app.ts';

const server = useTestApp();
type Form = Parameters<typeof server.call<typeof createEvent>>[1]['body'];
type Change = Parameters<typeof server.call<typeof updateEvent>>[1]['body'];
let admin: Caller;
beforeAll(async () => {
  admin = await server.admin();
});
beforeEach(async () => {
  await server.database.db.delete(employerEvents);
});

const form = {
  title: 'Career fair',
  description: 'Meet employers.',
  city: 'Leeds',
  country: 'United Kingdom',
  startDate: '2030-05-01',
  endDate: '2030-05-02T16:00:00.000Z',
} satisfies Form;
const create = (details: Partial<Form> = {}) => server.call(createEvent, { as: admin, body: { ...form, ...details } });
const change = (id: number, body: Change) => server.call(updateEvent, { as: admin, params: { id }, body });
const list = (query: Partial<AdminEventQuery>) => server.call(adminEvents, { as: admin, query });
const titles = async (query: Partial<AdminEventQuery>) => (await list(query)).body.map(({ title }) => title);
const isPublic = async (id: number) => (await server.call(getEvent, { params: { id } })).status === 200;

test('a new event waits for review; published, unpublished and deleted, the public pages follow at once', async () => {
  const created = (await create({ industries: [' Care ', ' '], sourceUrl: 'x' } as Partial<Form>)).body;
  expect(created).toMatchObject({
    status: 'pending_review',
    startDate: '2030-05-01T00:00:00.000Z',
    isFree: true,
    industries: ['Care'],
    sourceUrl: null,
    reviewedAt: null,
    reviewedBy: null,
  });
  const { id } = created;
  expect(await isPublic(id)).toBe(false);

  const published = (await change(id, { status: 'approved' })).body;
  expect(published).toMatchObject({
    ...created,
    status: 'approved',
    reviewedAt: expect.any(String),
    reviewedBy: admin.user.id,
    updatedAt: expect.any(String),
  });
  expect(published.updatedAt > created.updatedAt).toBe(true);
  expect(await isPublic(id)).toBe(true);
  expect((await server.call(listEvents, { query: {} })).body.events).toHaveLength(1);

  const waiting = (await change(id, { status: 'pending_review' })).body;
  expect(waiting).toMatchObject({ status: 'pending_review', reviewedAt: null, reviewedBy: null });
  expect(await isPublic(id)).toBe(false);

  await change(id, { status: 'approved' });
  expect((await server.call(deleteEvent, { as: admin, params: { id } })).status).toBe(200);
  expect(await isPublic(id)).toBe(false);
  expect((await change(id, { status: 'approved' })).error.code).toBe('event_not_found');

  const { entries } = (await server.call(adminAuditLog, { as: admin, query: { limit: 5 } })).body;
  expect(entries.map(({ action }) => action)).toEqual(
    ['delete', 'update', 'update', 'update', 'create'].map((act) => `events.${act}`),
  );
  expect(entries[3]).toMatchObject({
    subject: `event:${id}`,
    before: { title: 'Career fair', status: 'pending_review' },
    after: { title: 'Career fair', status: 'approved' },
  });
});

test.each(eventStatuses)('the form can set %s', async (status) => {
  expect((await create({ status })).body.status).toBe(status);
});

test('saving the form again does not count as another review', async () => {
  const { id, reviewedAt } = (await create({ status: 'approved' })).body;
  const saved = (await change(id, { ...form, status: 'approved', city: 'York' })).body;
  expect(saved).toMatchObject({ city: 'York', reviewedAt });
});

test('an event cannot end before it starts, whichever of the two is changed', async () => {
  const refused = await create({ endDate: '2030-04-30' });
  expect(refused.error.issues).toMatchObject([{ path: 'endDate', message: 'The end cannot be before the start' }]);
  const { id } = (await create()).body;
  expect((await change(id, { startDate: '2030-05-03' })).status).toBe(400);
  expect((await change(id, { startDate: '2030-05-03', endDate: '2030-05-03' })).status).toBe(200);
});

test('the times and the zone of the form place an event, whatever they are changed to, on the days of the form', async () => {
  const evening = {
    startDate: '2030-11-21',
    endDate: '2030-11-21',
    startTime: '08:30 PM',
    timezone: 'America/New_York',
  };
  const created = (await create(evening)).body;
  expect(created).toMatchObject({
    startDate: '2030-11-22T01:30:00.000Z',
    startDay: '2030-11-21',
    endDay: '2030-11-21',
  });
  const { id } = created;
  const startOf = async (body: Change) => {
    const { startDate, startDay, endDay } = (await change(id, body)).body;
    return [startDate, startDay, endDay];
  };
  const days = ['2030-11-21', '2030-11-21'];
  expect(await startOf({ city: 'York' })).toEqual(['2030-11-22T01:30:00.000Z', ...days]);
  expect(await startOf({ timezone: 'Europe/London' })).toEqual(['2030-11-21T20:30:00.000Z', ...days]);
  expect(await startOf({ startTime: '9am', endTime: '5pm' })).toEqual(['2030-11-21T09:00:00.000Z', ...days]);
  expect(await startOf({ endDate: '2030-11-22' })).toEqual(['2030-11-21T09:00:00.000Z', '2030-11-21', '2030-11-22']);
  expect(await startOf({ startTime: null })).toEqual(['2030-11-21T00:00:00.000Z', '2030-11-21', '2030-11-22']);
});

test.each([
  [
    'seven in the evening in New York, which is midnight in UTC',
    '07:00 PM',
    '10pm',
    'America/New_York',
    '2030-01-02T00:00:00.001Z',
    '2030-01-02T03:00:00.000Z',
  ],
  ['no end', '09:00 AM', null, 'Asia/Tokyo', '2030-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z'],
  ['an end before the start', '10:00 PM', '02:00 AM', 'UTC', '2030-01-01T22:00:00.000Z', '2030-01-01T22:00:00.000Z'],
  ['no zone', '09:00 AM', '5pm', null, '2030-01-01T09:00:00.000Z', '2030-01-01T17:00:00.000Z'],
  ['no time that can be read', 'noon', '5pm', 'Asia/Tokyo', '2030-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z'],
])('an event of one day with %s stays on its day', async (_, startTime, endTime, timezone, startDate, endDate) => {
  const day = '2030-01-01';
  const { body } = await create({ startDate: day, endDate: day, startTime, endTime, timezone });
  expect(body).toMatchObject({ startDate, endDate, startDay: day, endDay: day });
});

test('what is free has no fee', async () => {
  expect((await create({ entryFee: '£5' })).body.entryFee).toBeNull();
  const { id } = (await create({ isFree: false, entryFee: '£5' })).body;
  expect((await change(id, { city: 'York' })).body.entryFee).toBe('£5');
  expect((await change(id, { isFree: true })).body.entryFee).toBeNull();
  expect((await change(id, { entryFee: '£6' })).body.entryFee).toBeNull();
});

test('what is needed is named when it is missing', async () => {
  const answer = await server.call(createEvent, { as: admin, body: {} as Form });
  expect(answer.error.issues?.map(({ message }) => message)).toEqual(
    ['Title', 'Description', 'City', 'Country', 'Start date', 'End date'].map((name) => `${name} is required`),
  );
});

test('events of every status are listed, searched and paged, the newest first', async () => {
  await create({ title: 'First', organizer: 'Bread & Sons', status: 'archived' });
  await create({ title: 'Second', industries: ['Health Care', 'Tech'] });
  await create({ title: 'Third 就職フェア', city: 'Köln', country: 'Germany', status: 'approved' });
  expect(await titles({})).toEqual(['Third 就職フェア', 'Second', 'First']);
  expect(await titles({ search: 'bread' })).toEqual(['First']);
  expect(await titles({ search: 'health c' })).toEqual(['Second']);
  expect(await titles({ search: 'KÖLN' })).toEqual(['Third 就職フェア']);
  expect(await titles({ search: '就職' })).toEqual(['Third 就職フェア']);
  expect(await titles({ search: 'employers', status: 'archived' })).toEqual(['First']);

  const first = await list({ limit: 2 });
  expect([first.headers['x-total-count'], first.body.length]).toEqual(['3', 2]);
  const rest = await list({ limit: 2, cursor: String(first.headers['x-next-cursor']) });
  expect(rest.body.map(({ title }) => title)).toEqual(['First']);
  expect(rest.headers['x-next-cursor']).toBeUndefined();
  expect(await titles({ cursor: 'nonsense', limit: 1 })).toEqual(['Third 就職フェア']);
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
