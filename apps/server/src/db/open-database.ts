import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Config } from '../config.ts';
import { connect, type DatabaseHandle } from './client.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { applyMigrations, underMigrationLock } from './migrate.ts';
import * as schema from './schema/tables.ts';
import { seed } from './seed/seed.ts';

export interface DatabaseEvents {
  readonly onIdleError: (error: Error) => void;
  /** Told as soon as it is stored, and never again: whatever fails afterwards, somebody has seen it. */
  readonly onAdminPassword: (generated: string) => void;
}

/** Made by the build: a migrated, empty database, which spares a first start the seconds that creating one takes. */
const builtTemplate = (): string | undefined => {
  const path = fileURLToPath(new URL('./database-template.tar.gz', import.meta.url));
  return existsSync(path) ? path : undefined;
};

/** The database that the configuration names, migrated, seeded, and ready to be asked. */
export async function openDatabase(config: Config, events: DatabaseEvents): Promise<DatabaseHandle> {
  const { url, poolSize } = config.database;
  const embedded = url
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        template: builtTemplate(),
        maxConnections: poolSize + 10,
      });
  const handle = connect({ ...(embedded?.connection ?? { connectionString: url }), max: poolSize }, events.onIdleError);
  const close = async () => {
    await handle.close();
    await embedded?.close();
  };
  try {
    const { generatedAdminPassword } = await underMigrationLock(handle.pool, async (client) => {
      await applyMigrations(client);
      return drizzle(client, { schema }).transaction((tx) => seed(tx, config));
    });
    if (generatedAdminPassword) events.onAdminPassword(generatedAdminPassword);
    return { ...handle, close };
  } catch (error) {
    await close();
    throw error;
  }
}
