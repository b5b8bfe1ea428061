import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Worker } from 'node:worker_threads';
import pg, { type PoolConfig } from 'pg';
import { isDataDirHeld } from './data-dir-lock.ts';
import { DataFolderUnusable } from './data-folder.ts';
import { ask, startWorker, superviseWorker } from './database-thread.ts';
import { openStore, type Store } from './store.ts';

export interface EmbeddedPostgres {
  readonly connection: PoolConfig;
  /** A consistent snapshot of the whole database as a gzipped tar. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Null keeps everything in memory, for tests. */
  readonly dataDir: string | null;
  readonly template?: string | undefined;
  readonly maxConnections: number;
  /** Called with messages for the operator. */
  readonly onNotice?: ((sentence: string) => void) | undefined;
}

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const store = options.dataDir === null ? undefined : openStore(options.dataDir);
  const socketDir = openSocketDir(store?.path);
  const connection = connectionTo(socketDir);
  const release = () => {
    rmSync(socketDir, { recursive: true, force: true });
    store?.lock.release();
  };
  const socketPath = join(socketDir, '.s.PGSQL.5432');
  const start = (template: string | null) => {
    // A thread that died leaves its socket behind, which would block the next listener.
    rmSync(socketPath, { force: true });
    return startWorker({
      dataDir: store?.path ?? null,
      socketPath,
      template,
      maxConnections: options.maxConnections,
    });
  };
  try {
    const first = store ? await startOnStore(store, options, connection, start) : await start(options.template ?? null);
    // An in-memory database is lost with its thread, so there is nothing to restart.
    const worker = superviseWorker(first, store ? () => start(null) : undefined, options.onNotice);
    return {
      connection,
      dump: async () => (await ask<{ dump: Uint8Array }>(worker.current(), 'dump')).dump,
      close: async () => {
        const last = worker.release();
        if (last) await ask(last, 'close');
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function startOnStore(
  store: Store,
  { template, onNotice = () => undefined }: EmbeddedOptions,
  connection: PoolConfig,
  start: (template: string | null) => Promise<Worker>,
): Promise<Worker> {
  if (store.state === 'complete') {
    const worker = await start(null).catch((cause: unknown) => {
      throw new DataFolderUnusable(damaged(store.path, cause), { cause });
    });
    store.markComplete();
    return worker;
  }
  if (store.state === 'unmarked') {
    const found = await openIfInUse(connection, start);
    if (found) {
      onNotice(`The database in ${store.path} had lost its mark and is whole: it is used as before.`);
      store.markComplete();
      return found;
    }
    const aside = store.setAside();
    onNotice(
      `The database in ${store.path} was never finished, or cannot be read: it was set aside as ${aside}, ` +
        'and a new, empty one is made. Nothing was deleted. If it holds ' +
        'your site, stop the server and move it back.',
    );
  }
  const worker = await start(template ?? null).catch((cause: unknown) => {
    throw new DataFolderUnusable(`A database could not be made in ${store.path}: ${reasonOf(cause)}`, { cause });
  });
  store.markComplete();
  return worker;
}

/** The marker is written before the first user, so a database with users was complete. */
async function openIfInUse(connection: PoolConfig, start: (template: null) => Promise<Worker>) {
  const worker = await start(null).catch(() => undefined);
  if (!worker) return undefined;
  const client = new pg.Client(connection);
  const people = await client
    .connect()
    .then(() => client.query('select 1 from users limit 1'))
    .then(
      ({ rows }) => rows.length,
      () => 0,
    );
  await client.end();
  if (people > 0) return worker;
  await ask(worker, 'close');
  return undefined;
}

const damaged = (path: string, cause: unknown) =>
  `The database in ${path} cannot be opened: it is damaged, or was made by another version (${reasonOf(cause)}). ` +
  'Nothing was changed. Move the folder away and restore a backup, or start with an empty site.';

/** Only the first line: a library's message may include a stack trace. */
const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)).split('\n')[0] ?? '';

const connectionTo = (socketDir: string): PoolConfig => ({
  host: socketDir,
  port: 5432,
  user: 'postgres',
  database: 'postgres',
});

/** Connection to the database of a server that is currently running on this data folder, if there is one. */
export function runningSocket(dataDir: string): PoolConfig | undefined {
  const socketDir = join(resolve(dataDir), 'postgres.socket');
  return existsSync(join(socketDir, '.s.PGSQL.5432')) && isDataDirHeld(dataDir) ? connectionTo(socketDir) : undefined;
}

/** Next to the data, where only its owner has access, or in the temporary folder if the path is too long for a Unix socket. */
function openSocketDir(storePath: string | undefined): string {
  const beside = storePath && `${storePath}.socket`;
  if (!beside || beside.length > 80) return mkdtempSync(join(tmpdir(), 'fitted-'));
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { mode: 0o700 });
  return beside;
}
