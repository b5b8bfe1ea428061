import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Config } from '../config.ts';
import { connect, type DatabaseHandle } from './client.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { applyMigrations, underMigrationLock } from './migrate.ts';
import * as schema from './schema/tables.ts';
import { type SeedOutcome, seed } from './seed/seed.ts';

export interface OpenDatabase extends DatabaseHandle, SeedOutcome {}

/** Made by the build: a migrated, empty database, which spares a first start the seconds that creating one takes. */
const builtTemplate = (): string | undefined => {
  const path = fileURLToPath(new URL('./database-template.tar.gz', import.meta.url));
  return existsSync(path) ? path : undefined;
};

/** The database that the configuration names, migrated, seeded, and ready to be asked. */
export async function openDatabase(config: Config, onIdleError: (error: Error) => void): Promise<OpenDatabase> {
  const { url, poolSize } = config.database;
  const embedded = url
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        template: builtTemplate(),
        maxConnections: poolSize + 10,
      });
  const handle = connect({ ...(embedded?.connection ?? { connectionString: url }), max: poolSize }, onIdleError);
  const close = async () => {
    await handle.close();
    await embedded?.close();
  };
  try {
    const seeded = await underMigrationLock(handle.pool, async (client) => {
      await applyMigrations(client);
      return drizzle(client, { schema }).transaction((tx) => seed(tx, config));
    });
    return { ...handle, ...seeded, close };
  } catch (error) {
    await close();
    throw error;
  }
}
