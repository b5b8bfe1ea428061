import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Config } from '../config.ts';
import { connect, type DatabaseHandle } from './client.ts';
import { hasStore, runningSocket, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
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

/** The database that the configuration names, as it is. */
async function reachDatabase(config: Config, onIdleError: DatabaseEvents['onIdleError']): Promise<DatabaseHandle> {
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
  return { ...handle, close };
}

/** The embedded database of a server that runs right now, through its socket, so that it needs no stop. */
export function joinRunningDatabase(config: Config): DatabaseHandle | undefined {
  const socket = config.database.url ? undefined : runningSocket(config.dataDir);
  return socket && connect(socket, () => undefined);
}

/** For a look at what is there: nothing is made, migrated or seeded. Undefined when there is no site yet. */
export async function openExistingDatabase(config: Config): Promise<DatabaseHandle | undefined> {
  const running = joinRunningDatabase(config);
  if (!running && !config.database.url && !hasStore(config.dataDir)) return undefined;
  const handle = running ?? (await reachDatabase(config, () => undefined));
  const { rows } = await handle.pool.query("select to_regclass('drizzle.__drizzle_migrations') as migrations");
  if (rows[0]?.migrations) return handle;
  await handle.close();
  return undefined;
}

/** Migrated, seeded, and ready to be asked. */
export async function openDatabase(config: Config, events: DatabaseEvents): Promise<DatabaseHandle> {
  const handle = await reachDatabase(config, events.onIdleError);
  try {
    const { generatedAdminPassword } = await underMigrationLock(handle.pool, async (client) => {
      await applyMigrations(client);
      return drizzle(client, { schema }).transaction((tx) => seed(tx, config));
    });
    if (generatedAdminPassword) events.onAdminPassword(generatedAdminPassword);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}
