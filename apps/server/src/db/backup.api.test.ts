import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { expect, inject, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createBillingRepository } from '../features/billing/repository.ts';
import { fillTables } from '../testing/fill-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { BackupRefused, restoreBackup, writeBackup } from './backup.ts';
import { openDatabase, openExistingDatabase } from './open-database.ts';
import { checkouts, subscriptions } from './schema/billing.ts';
import { resumes } from './schema/resumes.ts';
import type { UserRow } from './schema/users.ts';

const server = useTestApp();
const freshPath = () => join(mkdtempSync(join(tmpdir(), 'fitted-backup-')), 'site.backup');

/** A checksum of each table's content. */
async function checksums(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const sums: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: found } = await pool.query<{ sum: string }>(
      `select md5(coalesce(string_agg(t::text, ';' order by t::text collate "C"), '')) as sum from "${name}" t`,
    );
    sums[name] = found[0]?.sum ?? '';
  }
  return sums;
}

/** Adds a subscription and a checkout with consecutive provider readings. */
async function addReadings({ id: userId, email, username }: UserRow, reading: number): Promise<void> {
  const { db } = server.database;
  const bought = { userId, planId: 1, billingCycle: 'monthly' } as const;
  const ids = { stripeCustomerId: 'cus_restored', stripeSubscriptionId: 'sub_restored' };
  const period = { currentPeriodStart: new Date(), currentPeriodEnd: new Date() };
  await db.insert(subscriptions).values({ ...bought, ...ids, ...period, reading });
  await db.insert(checkouts).values({ ...bought, email, username, isTrial: false, reading: reading + 1 });
}

test('a restored site has the same rows, and its sequences continue after them', async () => {
  const { user } = await server.signUp({ firstName: 'Ünï"cöde\\', company: '株式会社\n' });
  await server.database.db
    .insert(resumes)
    .values(Array.from({ length: 1203 }, (_, n) => ({ userId: user.id, originalText: `resume ${n}` })));
  await addReadings(user, 50_000);
  const path = freshPath();
  await writeBackup(server.database.pool, path);

  const other = await openTestDatabase();
  await restoreBackup(other.pool, path);
  expect(await checksums(other.pool)).toEqual(await checksums(server.database.pool));
  await expect(other.db.insert(resumes).values({ userId: user.id, originalText: 'one more' })).resolves.toBeDefined();
  // A provider reading with a lower number would be taken for an outdated one.
  expect(await createBillingRepository(other.db).nextReading()).toBe(50_002);
  await other.close();
});

/** Opens the database in a folder as the built server does when started without ADMIN_PASSWORD. */
const openFolder = (folder: string, onAdminPassword: (generated: string) => void) => {
  const source = inject('databaseSource');
  const template = source.kind === 'embedded' ? source.template : undefined;
  return openDatabase(readConfig({ DATA_DIR: folder }), { onIdleError: () => undefined, onAdminPassword, template });
};

// With TEST_DATABASE_URL this moves a site from PostgreSQL to a folder and back; otherwise both are embedded databases.
test('a backup into an empty folder and from there into an empty database has the same rows in every table', async () => {
  const { user } = await server.signUp({ lastName: 'Größe 大' });
  await fillTables(server.database.db, user, 900_001);
  const [first, second] = [freshPath(), freshPath()];
  await writeBackup(server.database.pool, first);
  const expected = await checksums(server.database.pool);

  const folder = mkdtempSync(join(tmpdir(), 'fitted-restored-'));
  const told: string[] = [];
  const tell = (password: string) => told.push(password);
  const restored = await openFolder(folder, tell);
  expect(told, 'the password of the first start').toEqual([expect.stringMatching(/^[\w-]{16}$/)]);
  await restoreBackup(restored.pool, first);
  const { rows: last } = await restored.pool.query(
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations) returning *',
  );
  await restored.close();
  // Opening an existing database does not migrate it.
  const seen = await openExistingDatabase(readConfig({ DATA_DIR: folder }));
  const { rows: found } = (await seen?.pool.query('select id from drizzle.__drizzle_migrations where id = $1', [
    last[0].id,
  ])) ?? { rows: last };
  expect(found).toEqual([]);
  await seen?.pool.query('insert into drizzle.__drizzle_migrations values ($1, $2, $3)', [
    last[0].id,
    last[0].hash,
    last[0].created_at,
  ]);
  await seen?.close();
  const opened = await openFolder(folder, tell);
  expect(told).toHaveLength(1);
  expect(await checksums(opened.pool)).toEqual(expected);
  await writeBackup(opened.pool, second);
  await opened.close();

  const other = await openTestDatabase();
  await restoreBackup(other.pool, second);
  expect(await checksums(other.pool)).toEqual(expected);
  await other.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a truncated backup restores nothing', async () => {
  const path = freshPath();
  await writeBackup(server.database.pool, path);
  const lines = gunzipSync(readFileSync(path)).toString().trimEnd().split('\n');
  writeFileSync(path, gzipSync(lines.slice(0, -1).join('\n')));

  const other = await openTestDatabase();
  const before = await checksums(other.pool);
  await expect(restoreBackup(other.pool, path)).rejects.toThrow(BackupRefused);
  expect(await checksums(other.pool)).toEqual(before);
  await other.close();
});

test('a file that is not a backup is refused with a readable message', async () => {
  const path = freshPath();
  const other = await openTestDatabase();
  for (const content of [Buffer.from('a letter'), gzipSync('a letter'), gzipSync('{"fitted":')]) {
    writeFileSync(path, content);
    await expect(restoreBackup(other.pool, path)).rejects.toThrow('is not a backup of a site');
  }
  await other.close();
});

test('a failed backup leaves the previous one untouched', async () => {
  const path = freshPath();
  writeFileSync(path, 'the last one');
  const broken = {
    connect: async () => ({ query: () => Promise.reject(new Error('gone')), release: () => undefined }),
  };
  await expect(writeBackup(broken as unknown as pg.Pool, path)).rejects.toThrow('gone');
  expect(readFileSync(path, 'utf8')).toBe('the last one');
});

test('a database in use is not overwritten', async () => {
  const path = freshPath();
  await writeBackup(server.database.pool, path);
  await server.signUp();
  await expect(restoreBackup(server.database.pool, path)).rejects.toThrow('in use');
});

test('a folder without a site has nothing to back up, and no site is created there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitted-nothing-'));
  expect(await openExistingDatabase(readConfig({ DATA_DIR: join(folder, 'mistyped') }))).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
