import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { BackupRefused, restoreBackup, writeBackup } from './backup.ts';
import { resumes } from './schema/resumes.ts';

const server = useTestApp();
const freshPath = () => join(mkdtempSync(join(tmpdir(), 'fitted-backup-')), 'site.backup');

/** One figure for the whole content of a table. */
async function checksums(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const sums: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: found } = await pool.query<{ sum: string }>(
      `select md5(coalesce(string_agg(t::text, ';' order by t::text), '')) as sum from "${name}" t`,
    );
    sums[name] = found[0]?.sum ?? '';
  }
  return sums;
}

test('a restored site has the same rows, and goes on numbering behind them', async () => {
  const { user } = await server.signUp({ firstName: 'Ünï"cöde\\', company: '株式会社\n' });
  await server.database.db
    .insert(resumes)
    .values(Array.from({ length: 1203 }, (_, n) => ({ userId: user.id, originalText: `resume ${n}` })));
  const path = freshPath();
  await writeBackup(server.database.pool, path);

  const other = await openTestDatabase();
  await restoreBackup(other.pool, path);
  expect(await checksums(other.pool)).toEqual(await checksums(server.database.pool));
  await expect(other.db.insert(resumes).values({ userId: user.id, originalText: 'one more' })).resolves.toBeDefined();
  await other.close();
});

test('a cut-off backup restores nothing', async () => {
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

test('a database in use is not overwritten', async () => {
  const path = freshPath();
  await writeBackup(server.database.pool, path);
  await server.signUp();
  await expect(restoreBackup(server.database.pool, path)).rejects.toThrow('in use');
});
