import { adminAuditLog } from '@fitted/contract/admin/audit';
import {
  adminAdvertisements,
  advertisementFrame,
  createAdvertisement,
  deleteAdvertisement,
  listAdvertisements,
  listAdvertisementsAt,
  updateAdvertisement,
} from '@fitted/contract/advertisements';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { advertisements } from '../../db/schema/site.ts';
import { type Caller, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
type Form = Parameters<typeof server.call<typeof createAdvertisement>>[1]['body'];
let admin: Caller;
beforeAll(async () => {
  admin = await server.admin();
});
beforeEach(async () => {
  await server.database.db.delete(advertisements);
});

const create = (details: Partial<Form> = {}) =>
  server.call(createAdvertisement, {
    as: admin,
    body: { name: 'Course', location: 'body', adScript: '<script>show()</script>', ...details },
  });
const change = (id: number, body: Parameters<typeof server.call<typeof updateAdvertisement>>[1]['body']) =>
  server.call(updateAdvertisement, { as: admin, params: { id }, body });
const shown = async (location: 'body' | 'footer') => {
  const byQuery = (await server.call(listAdvertisements, { query: { location } })).body;
  expect((await server.call(listAdvertisementsAt, { params: { location } })).body).toEqual(byQuery);
  return byQuery.map(({ name }) => name);
};
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

test('visitors get what runs at the place, the first created first, by both addresses', async () => {
  await create({ name: 'first' });
  await create({ name: 'below', location: 'footer' });
  await create({ name: 'second', startDate: inDays(-1), endDate: inDays(1) });
  await create({ name: 'switched off', isActive: false });
  await create({ name: 'over', endDate: inDays(-1) });
  await create({ name: 'to come', startDate: inDays(2).slice(0, 10) });
  expect(await shown('body')).toEqual(['first', 'second']);
  expect(await shown('footer')).toEqual(['below']);
  const all = (await server.call(adminAdvertisements, { as: admin })).body;
  expect(all.map(({ name }) => name)).toEqual(['to come', 'over', 'switched off', 'second', 'below', 'first']);
});

test('a change is seen at once, a deleted one is gone, and all of it is on record', async () => {
  const { id } = (await create()).body;
  const changed = await change(id, { isActive: false, text: 'Learn more' });
  expect(changed.body).toMatchObject({ id, name: 'Course', isActive: false, text: 'Learn more' });
  expect(await shown('body')).toEqual([]);
  await change(id, { isActive: true });
  expect(await shown('body')).toEqual(['Course']);
  expect((await server.call(deleteAdvertisement, { as: admin, params: { id } })).status).toBe(200);
  expect(await shown('body')).toEqual([]);

  const { entries } = (await server.call(adminAuditLog, { as: admin, query: { limit: 4 } })).body;
  expect(entries.map(({ action, subject }) => [action, subject])).toEqual(
    ['delete', 'update', 'update', 'create'].map((act) => [`advertisements.${act}`, `advertisement:${id}`]),
  );
  expect(entries[1]).toMatchObject({
    before: { name: 'Course', isActive: false },
    after: { name: 'Course', isActive: true },
  });
});

test('name, place and script are needed', async () => {
  const answer = await server.call(createAdvertisement, { as: admin, body: { text: 'x' } as never });
  expect(answer.status).toBe(400);
  expect(answer.error.issues).toMatchObject([
    { path: 'name', message: 'Name is required' },
    { path: 'location', message: 'Location is required' },
    { path: 'adScript', message: 'Script is required' },
  ]);
});

test('it cannot end before it starts, whichever of the two is changed', async () => {
  const refused = await create({ startDate: inDays(2), endDate: inDays(1) });
  expect(refused.error.issues).toMatchObject([{ path: 'endDate', message: 'The end cannot be before the start' }]);
  const { id } = (await create({ startDate: inDays(2) })).body;
  expect((await change(id, { endDate: inDays(1) })).status).toBe(400);
  expect((await change(id, { startDate: null, endDate: inDays(1) })).body).toMatchObject({ startDate: null });
});

test('what is not there cannot be changed or deleted', async () => {
  expect((await change(2_000_000_000, { name: 'x' })).status).toBe(404);
  const gone = await server.call(deleteAdvertisement, { as: admin, params: { id: 2_000_000_000 } });
  expect(gone.error.code).toBe('not_found');
});

test('the page of an advertisement is nobody: its script runs, without our origin, and only in our frame', async () => {
  const { id } = (await create({ htmlContent: '<b>Hello</b>' })).body;
  const { headers } = await server.call(advertisementFrame, { params: { id } });
  expect(headers['content-security-policy']).toBe(
    "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox; default-src 'none'; script-src " +
      "'unsafe-inline' https:; style-src 'unsafe-inline' https:; img-src https: data:; font-src https: data:; " +
      "media-src https:; connect-src https:; frame-src https:; form-action https:; base-uri 'none'; " +
      "frame-ancestors 'self'",
  );
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('code without a tag is run, not shown', async () => {
  const { id } = (await create({ adScript: 'if (1 < 2) showAd("x");' })).body;
  const { body } = await server.call(advertisementFrame, { params: { id } });
  expect(body).toContain('<script>if (1 < 2) showAd("x");</script>');
});

test('the frame of one that does not run is not to be had', async () => {
  const { id } = (await create({ htmlContent: '<b>Hello</b>' })).body;
  expect((await server.call(advertisementFrame, { params: { id } })).body).toContain('<b>Hello</b>');
  await change(id, { isActive: false });
  expect((await server.call(advertisementFrame, { params: { id } })).status).toBe(404);
});

test('a change that was made on an older state is refused; one that says nothing of it is not', async () => {
  const { id, updatedAt: seenUpdatedAt } = (await create()).body;
  const changed = await change(id, { name: 'by the first', seenUpdatedAt });
  expect(changed.status).toBe(200);
  expect((await change(id, { name: 'by the second', seenUpdatedAt })).error.code).toBe('changed_meanwhile');
  const next = await change(id, { name: 'on top of it', seenUpdatedAt: changed.body.updatedAt });
  expect(next.body.name).toBe('on top of it');
  expect((await change(id, { name: 'by a script' })).status).toBe(200);
});
