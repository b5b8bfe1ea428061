import { sendContactMessage as contact } from '@fitted/contract/contact';
import { health, ready, siteSettings } from '@fitted/contract/site';
import { beforeEach, expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { createDiskWatch } from './disk-watch.ts';

let moment = 0;
const disk = createDiskWatch(undefined, () => moment);
const server = useTestApp({}, { disk });
const body = { name: 'Robin', email: 'robin@example.com', message: 'A message that is long enough' };

// A disk that was full is looked at again.
beforeEach(() => {
  moment += 60_000;
});

const answers = async () => ({
  write: (await server.call(contact, { body })).status,
  ready: (await server.call(ready, {})).status,
  read: (await server.call(siteSettings, {})).status,
  health: (await server.call(health, {})).status,
});

test('on a full disk writes are 503 and the process is not ready; reads work, and free space makes it ready again', async () => {
  expect(await answers()).toEqual({ write: 200, ready: 200, read: 200, health: 200 });
  disk.reportFull();
  expect(await answers()).toEqual({ write: 503, ready: 503, read: 200, health: 200 });
  expect((await server.call(contact, { body })).error.code).toBe('storage_full');
  moment += 11_000;
  expect(await answers()).toEqual({ write: 200, ready: 200, read: 200, health: 200 });
});

test('a disk-full error from the database is remembered and answered with 503, not 500', async () => {
  const { pool } = server.database;
  await pool.query(
    'create or replace function out_of_room() returns trigger language plpgsql as $$ begin raise exception ' +
      '$q$could not extend file$q$ using errcode = $q$53100$q$; end $$',
  );
  await pool.query(
    'create trigger no_room before insert on contact_messages for each row execute function out_of_room()',
  );
  expect((await server.call(contact, { body })).status).toBe(503);
  expect((await server.call(ready, {})).status).toBe(503);
  await pool.query('drop trigger no_room on contact_messages');
  await pool.query('drop function out_of_room()');
});
