import { readFileSync } from 'node:fs';
import { deleteUser } from '@fitted/contract/account/users';
import { ResumeId } from '@fitted/contract/primitives';
import { listResumeVersions } from '@fitted/contract/resumes';
import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ownedTables } from '../features/account-data/repository.ts';
import { fillTables } from '../testing/fill-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { resumeImprovements } from './schema/resumes.ts';

const server = useTestApp();
/** Never divided. */
const whole = useTestApp();
const divide = readFileSync(new URL('../../../../deploy/partitions.sql', import.meta.url), 'utf8');
const divided = ['audit_log', 'ai_usage', 'resume_improvements'];

async function ask(statement: string, { database } = server): Promise<Record<string, unknown>[]> {
  return (await database.pool.query<Record<string, unknown>>(statement)).rows;
}

interface UniqueKey {
  readonly table: string;
  readonly key: string;
}

/** Unique keys without an owner column, in tables that hold a person's rows. */
async function keysWithoutOwner(): Promise<UniqueKey[]> {
  const owned = ownedTables(['data', 'account']).map(({ table }) => getTableName(table));
  const rows = await ask(
    `
    select t.relname as table, string_agg(a.attname, ',' order by a.attnum) as key
    from pg_index i join pg_class t on t.oid = i.indrelid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey)
    where i.indisunique and t.relname in (${owned.map((name) => `'${name}'`).join(', ')})
    group by t.relname, i.indexrelid order by 1, 2`,
    whole,
  );
  return (rows as unknown as UniqueKey[]).filter(({ key }) => !key.split(',').includes('user_id'));
}

test('the page on growth lists exactly the keys that distributing by owner would have to change', async () => {
  const keys = await keysWithoutOwner();
  const byAnother = [...new Set(keys.filter(({ key }) => key !== 'id').map(({ table }) => table))];
  expect(byAnother).toEqual(['checkouts', 'payments', 'sessions', 'subscriptions']);
});

test('partitioned tables keep their rows and indexes, and the site keeps working', async () => {
  const { db } = server.database;
  const [person, leaving] = [await server.signUp(), await server.signUp()];
  await fillTables(db, person.user, 900);
  await fillTables(db, leaving.user, 901);
  const contents = async () => {
    const all: Record<string, unknown> = {};
    for (const table of divided) all[table] = await ask(`select * from ${table} order by id`);
    return all;
  };
  const before = await contents();
  const client = await server.database.pool.connect();
  await client.query(`begin; ${divide}; commit`);
  client.release();
  expect(await contents()).toEqual(before);
  expect(await ask("select count(*)::int as tables from pg_class where relkind = 'p'")).toEqual([{ tables: 3 }]);

  const params = { id: ResumeId.parse(900) };
  const improvement = { userId: person.user.id, resumeId: params.id, originalText: 'x', improvedText: 'y' };
  await db.insert(resumeImprovements).values({ ...improvement, improvementType: 'rules' });
  const { versions } = (await server.call(listResumeVersions, { as: person, params, query: {} })).body;
  expect(versions).toHaveLength(2);
  const gone = await server.call(deleteUser, {
    as: leaving,
    params: { id: leaving.user.id },
    query: { deleteDataOnly: 'false' },
  });
  expect(gone.status).toBe(200);
  for (const table of divided)
    expect(await ask(`select id from ${table} where user_id = ${leaving.user.id}`), table).toEqual([]);
});
