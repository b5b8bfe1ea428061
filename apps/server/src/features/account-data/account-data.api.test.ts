import { forgotPassword } from '@fitted/contract/account/auth';
import { deleteUser, exportData } from '@fitted/contract/account/users';
import { addUser } from '@fitted/contract/admin/users';
import { sendContactMessage } from '@fitted/contract/contact';
import type { UserId } from '@fitted/contract/primitives';
import { eq, getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { checkouts, webhookEvents } from '../../db/schema/billing.ts';
import { auditLog, mailOutbox, rateLimits } from '../../db/schema/operations.ts';
import { contactMessages } from '../../db/schema/site.ts';
import { fillTables } from '../../testing/fill-tables.ts';
import { resetLink } from '../../testing/outbox.ts';
import { type Caller, useTestApp } from '../../testing/test-app.ts';
import { coverage } from './coverage.ts';
import { allTables } from './repository.ts';
import type { AccountExport } from './service.ts';

const server = useTestApp();
let lastId = 800_000;

async function personEverywhere() {
  lastId += 1;
  const name = `Zebulon${lastId}`;
  const person = await server.signUp({ firstName: name, lastName: `Q${name}`, email: `${name}@example.com` });
  const tables = await fillTables(server.database.db, person.user, lastId);
  return { person, name, tables };
}

/** Where in the database a text occurs, in any column of any table, including the job queue's. */
async function placesOf(needle: string): Promise<string[]> {
  const { rows: tables } = await server.database.pool.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await server.database.pool.query<{ hits: number }>(
      `select count(*)::int as hits from ${name} as t where position(lower($1) in lower(t::text)) > 0`,
      [needle],
    );
    if (rows[0]?.hits) found.push(name);
  }
  return found;
}

const rowsWithId = async (userId: UserId) => {
  const counts = [];
  for (const table of allTables()) {
    for (const key of getTableConfig(table).foreignKeys) {
      const { columns, foreignTable } = key.reference();
      if (getTableName(foreignTable) !== 'users' || !columns[0]) continue;
      const where = `${getTableName(table)} where ${columns[0].name} = $1`;
      const { rows } = await server.database.pool.query<{ n: number }>(`select count(*)::int as n from ${where}`, [
        userId,
      ]);
      if (rows[0]?.n) counts.push(where);
    }
  }
  return counts;
};

test('every table says what it holds about a person', () => {
  expect(
    allTables()
      .map(getTableName)
      .filter((name) => coverage[name] === undefined),
  ).toEqual([]);
});

test('a table that points to a person or keeps an address is not declared to hold nothing', () => {
  const isPersonal = (name: string) => /^(user_id|email|recipient|ip|address)$|_by$/.test(name);
  const wrong = allTables().filter((table) => {
    const { columns, foreignKeys } = getTableConfig(table);
    const pointsToUser = foreignKeys.some((key) => getTableName(key.reference().foreignTable) === 'users');
    return coverage[getTableName(table)] === 'nobody' && (pointsToUser || columns.some(({ name }) => isPersonal(name)));
  });
  expect(wrong.map(getTableName)).toEqual([]);
});

test('whatever goes with another row is found by an index, so that one deletion reads no whole table', async () => {
  // Plans are never deleted, and the settings are a single row.
  const { rows } = await server.database.pool.query<{ key: string }>(
    `select conname as key from pg_constraint c
     where contype = 'f' and connamespace = 'public'::regnamespace
       and confrelid <> 'plans'::regclass and conrelid <> 'site_settings'::regclass
       and not exists (
         select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
           and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$'))`,
  );
  expect(rows.map(({ key }) => key)).toEqual([]);
});

test('the export holds a row of every table of theirs, and no secret', async () => {
  const { person, tables } = await personEverywhere();
  const answer = await server.call(exportData, { as: person });
  expect(answer.status).toBe(200);
  expect(String(answer.headers['content-disposition'])).toMatch(/^attachment; filename="fitted-data-.*\.json"$/);
  const exported = answer.body as unknown as AccountExport;
  expect(exported.account).toMatchObject({ email: person.user.email, username: person.user.username });

  const withOwner = allTables()
    .filter((table) => getTableConfig(table).columns.some(({ name }) => name === 'user_id'))
    .map(getTableName);
  expect(withOwner.filter((name) => !tables.includes(name))).toEqual([]);
  for (const name of withOwner) expect(exported.tables[name]?.length, name).toBeGreaterThan(0);

  const text = JSON.stringify(exported);
  for (const secret of ['argon2', 'token_hash-', 'code_hash-']) expect(text).not.toContain(secret);
});

test('a reset link that waits to be mailed is not handed to the session by the export', async () => {
  const person = await server.signUp();
  await server.call(forgotPassword, { body: { email: person.user.email } });
  const { token } = await resetLink(server.database.db, person.user.email);
  const answer = await server.call(exportData, { as: person });
  const exported = answer.body as unknown as AccountExport;
  expect(exported.tables.mail_outbox).toHaveLength(1);
  expect(token).not.toBe('');
  expect(JSON.stringify(exported)).not.toContain(token);
});

test('an export holds nobody else’s rows', async () => {
  const { name } = await personEverywhere();
  const other = await server.signUp();
  const answer = await server.call(exportData, { as: other });
  expect(JSON.stringify(answer.body)).not.toContain(name);
});

test('deleting the account leaves no trace of the person, and everybody else as they were', async () => {
  const { person, name } = await personEverywhere();
  const bystander = await personEverywhere();
  const before = await placesOf(bystander.name);
  expect((await placesOf(name)).length).toBeGreaterThan(10);

  const answer = await server.call(deleteUser, {
    as: person,
    params: { id: person.user.id },
    query: { deleteDataOnly: 'false' },
  });
  expect(answer.status).toBe(200);
  expect(await placesOf(name)).toEqual([]);
  expect(await rowsWithId(person.user.id)).toEqual([]);
  expect(await placesOf(bystander.name)).toEqual(before);
  expect(String(answer.headers['set-cookie'])).toContain('session=;');
});

const deleteAccount = (as: Caller) =>
  server.call(deleteUser, { as, params: { id: as.user.id }, query: { deleteDataOnly: 'false' } });

test('whoever registers with an address, or the end of one, deletes nothing that others have under it', async () => {
  const { db } = server.database;
  const admin = await server.admin();
  const email = 'joann@acme.example';
  const details = { firstName: 'Jo', lastName: 'Ann', addressLine1: '1 Way', city: 'Ulm', country: 'Germany' };
  await server.call(addUser, { as: admin, body: { username: 'joann', email, ...details } });
  const support = server.config.addresses.support;
  const message = { name: 'Jo', email: 'ann@acme.example', message: 'A message of somebody else' };
  await server.call(sendContactMessage, { body: message });
  await db
    .insert(webhookEvents)
    .values({ id: 'evt_others', type: 'any', payload: { customerId: 'cus_ann@acme.example' } });
  await db
    .insert(checkouts)
    .values({ email: message.email, username: 'x', planId: 1, billingCycle: 'monthly', isTrial: false });
  const tables = [auditLog, contactMessages, mailOutbox, webhookEvents, checkouts];
  const read = () => Promise.all(tables.map((table) => db.select().from(table)));

  const before = await read();
  for (const address of [message.email, support]) await deleteAccount(await server.signUp({ email: address }));
  expect(await read()).toEqual(before);
  expect(before.every((rows) => rows.length > 0)).toBe(true);
});

test('what an administrator did stays without their name, and of what was done to a person only that it was', async () => {
  const { db } = server.database;
  const [gone, other] = [await server.signUp({ isAdmin: true }), await server.signUp({ isAdmin: true })];
  const subject = `user:${gone.user.id}`;
  await db.insert(auditLog).values([
    { userId: gone.user.id, action: 'admin.event.create', subject: 'event:7', address: '203.0.113.5' },
    {
      userId: other.user.id,
      action: 'admin.user.change',
      subject,
      before: { email: 'old@x' },
      after: { email: 'new@x' },
    },
  ]);
  const lastOf = (action: string) => db.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(auditLog.id);
  await deleteAccount(gone);
  const nameless = { userId: null, subject: 'event:7', address: null };
  expect((await lastOf('admin.event.create')).at(-1)).toMatchObject(nameless);
  const emptied = { userId: other.user.id, subject: null, before: null, after: null };
  expect((await lastOf('admin.user.change')).at(-1)).toMatchObject(emptied);
  const own = await db.select().from(auditLog).where(eq(auditLog.userId, gone.user.id));
  expect(own).toEqual([]);
});

test('what was counted of a person goes with them, and of nobody whose number ends alike', async () => {
  const { db } = server.database;
  const person = await server.signUp();
  const mine = `password-check:user-${person.user.id}`;
  const others = `password-check:user-1${person.user.id}`;
  for (const key of [mine, others]) await db.insert(rateLimits).values({ key, hits: 1, windowEndsAt: new Date() });
  await deleteAccount(person);
  expect(await db.select().from(rateLimits).where(eq(rateLimits.key, mine))).toEqual([]);
  expect(await db.select().from(rateLimits).where(eq(rateLimits.key, others))).toHaveLength(1);
});

test('a message that was sent while signed in is exported, and erased with the data', async () => {
  const person = await server.signUp();
  const body = { name: 'Robin', email: 'another@address.example', message: 'What do you hold of me?' };
  await server.call(sendContactMessage, { as: person, body });
  const exported = async () =>
    ((await server.call(exportData, { as: person })).body as unknown as AccountExport).tables;
  expect((await exported()).contact_messages).toMatchObject([body]);
  await server.call(deleteUser, { as: person, params: { id: person.user.id }, query: { deleteDataOnly: 'true' } });
  expect((await exported()).contact_messages).toEqual([]);
});

test('deleting the data keeps the account, its sessions and its plan', async () => {
  const { person, tables } = await personEverywhere();
  const answer = await server.call(deleteUser, {
    as: person,
    params: { id: person.user.id },
    query: { deleteDataOnly: 'true' },
  });
  expect(answer.status).toBe(200);
  const exported = (await server.call(exportData, { as: person })).body as unknown as AccountExport;
  for (const name of tables.filter((table) => coverage[table] === 'data'))
    expect(exported.tables[name], name).toEqual([]);
  for (const name of tables.filter((table) => coverage[table] === 'account'))
    expect(exported.tables[name]?.length, name).toBeGreaterThan(0);
});

test('the account "admin" cannot be deleted, not even by itself', async () => {
  const admin = await server.admin();
  const answer = await server.call(deleteUser, {
    as: admin,
    params: { id: admin.user.id },
    query: { deleteDataOnly: 'false' },
  });
  expect(answer.status).toBe(403);
  expect(answer.error.code).toBe('protected_user');
});

test('a stranger’s account looks like one that does not exist, also to an administrator', async () => {
  const victim = await server.signUp();
  for (const as of [await server.signUp(), await server.admin()]) {
    for (const id of [victim.user.id, 2_000_000_000]) {
      const answer = await server.call(deleteUser, { as, params: { id }, query: { deleteDataOnly: 'false' } });
      expect(answer.status).toBe(404);
    }
  }
  expect((await server.call(exportData, { as: victim })).status).toBe(200);
});

test('without saying what to delete nothing is deleted', async () => {
  const person = await server.signUp();
  const query = {} as { deleteDataOnly: 'true' };
  const answer = await server.call(deleteUser, { as: person, params: { id: person.user.id }, query });
  expect(answer.status).toBe(400);
});
