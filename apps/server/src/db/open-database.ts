import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Config } from '../config.ts';
import { connect, type DatabaseHandle } from './client.ts';
import { DataDirInUse } from './embedded/data-dir-lock.ts';
import { DataFolderUnusable, makePrivate } from './embedded/data-folder.ts';
import { runningSocket, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { hasStore } from './embedded/store.ts';
import { isDatabaseUnavailable } from './failures.ts';
import { applyMigrations, underMigrationLock } from './migrate.ts';
import * as schema from './schema/tables.ts';
import { seed } from './seed/seed.ts';

export interface DatabaseEvents {
  readonly onIdleError: (error: Error) => void;
  /** Called once, as soon as the password is stored, so that it is not lost if something fails afterwards. */
  readonly onAdminPassword: (generated: string) => void;
  /** Called with messages for the operator. */
  readonly onNotice?: (sentence: string) => void;
  /** A migrated, empty database to create a new one from; the build's by default. */
  readonly template?: string | undefined;
}

/** The database did not answer within the time that a start waits for it. */
export class DatabaseAway extends Error {}

/** Errors that an operator can act on, shown without a stack trace. */
export const isSentence = (error: unknown): error is Error =>
  [DataDirInUse, DataFolderUnusable, DatabaseAway].some((kind) => error instanceof kind);

/** A migrated, empty database made by the build. It saves a first start the seconds that creating one takes. */
const builtTemplate = (): string | undefined => {
  const path = fileURLToPath(new URL('./database-template.tar.gz', import.meta.url));
  return existsSync(path) ? path : undefined;
};

/** Connects to the configured database without changing it. */
async function reachDatabase(
  config: Config,
  { onIdleError, onNotice, template = builtTemplate() }: Pick<DatabaseEvents, 'onIdleError' | 'onNotice' | 'template'>,
): Promise<DatabaseHandle> {
  const { url, poolSize } = config.database;
  const embedded = url
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        template,
        maxConnections: poolSize + 10,
        onNotice,
      });
  const handle = connect({ ...(embedded?.connection ?? { connectionString: url }), max: poolSize }, onIdleError);
  const close = async () => {
    await handle.close();
    await embedded?.close();
  };
  return { ...handle, close };
}

/** Connects to the embedded database of a running server through its socket, so that it need not be stopped. */
export function joinRunningDatabase(config: Config): DatabaseHandle | undefined {
  const socket = config.database.url ? undefined : runningSocket(config.dataDir);
  return socket && connect(socket, () => undefined);
}

/** Opens an existing database without creating, migrating or seeding anything. Undefined if there is no site yet. */
export async function openExistingDatabase(config: Config): Promise<DatabaseHandle | undefined> {
  const running = joinRunningDatabase(config);
  if (!running && !config.database.url && !hasStore(config.dataDir)) return undefined;
  const handle = running ?? (await reachDatabase(config, { onIdleError: () => undefined }));
  const { rows } = await handle.pool.query("select to_regclass('drizzle.__drizzle_migrations') as migrations");
  if (rows[0]?.migrations) return handle;
  await handle.close();
  return undefined;
}

/** Opens the database, migrated, seeded and ready for queries. */
export async function openDatabase(config: Config, events: DatabaseEvents): Promise<DatabaseHandle> {
  // The folder holds mails even if the database is elsewhere.
  if (existsSync(config.dataDir)) makePrivate(config.dataDir);
  const handle = await reachDatabase(config, events);
  try {
    await untilAnswers(handle, config, events.onNotice);
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

const waitS = 120;

/** Retries, because a machine that starts everything at once is busy for a while. */
async function untilAnswers({ pool }: DatabaseHandle, { database }: Config, onNotice: DatabaseEvents['onNotice']) {
  const startedAt = performance.now();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await pool.query('select 1');
    } catch (cause) {
      if (!isDatabaseUnavailable(cause)) throw cause;
      const which = database.url ? 'The database of DATABASE_URL' : 'The embedded database';
      const reason = cause instanceof Error && cause.message ? ` (${cause.message})` : '';
      if (performance.now() - startedAt > waitS * 1000)
        throw new DatabaseAway(`${which} did not answer for ${waitS} seconds${reason}.`, { cause });
      if (attempt === 0) onNotice?.(`${which} does not answer yet${reason}: waiting for it.`);
      await new Promise((done) => setTimeout(done, 500));
    }
  }
}
