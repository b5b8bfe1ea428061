import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

/** An arbitrary advisory lock id that nothing else in this database uses. */
const migrationLock = 7_241_031;

export const migrationsFolder = (): string => {
  const besideBundle = fileURLToPath(new URL('./migrations', import.meta.url));
  if (!existsSync(besideBundle)) throw new Error(`The migrations are missing at ${besideBundle}`);
  return besideBundle;
};

/** Several processes may start at once: one migrates while the others wait and then find nothing to do. */
export async function underMigrationLock<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>) {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await work(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
}

export const applyMigrations = (client: pg.PoolClient): Promise<void> =>
  migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
