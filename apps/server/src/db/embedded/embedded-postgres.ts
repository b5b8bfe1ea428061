import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { isDataDirHeld, lockDataDir } from './data-dir-lock.ts';

export interface EmbeddedPostgres {
  readonly connection: PoolConfig;
  /** The whole database as a gzipped tar, consistent at one moment. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Null keeps everything in memory, for tests. */
  readonly dataDir: string | null;
  readonly template?: string | undefined;
  readonly maxConnections: number;
}

export interface DatabaseWorkerData {
  /** Null keeps everything in memory. */
  readonly dataDir: string | null;
  readonly socketPath: string;
  /** A dump of a migrated, empty database that a new one starts from. */
  readonly template: string | null;
  readonly maxConnections: number;
}

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const store = options.dataDir === null ? undefined : openStore(resolve(options.dataDir));
  const socketDir = openSocketDir(store?.path);
  const release = () => {
    rmSync(socketDir, { recursive: true, force: true });
    store?.lock.release();
  };
  try {
    const worker = await startWorker({
      dataDir: store?.path ?? null,
      socketPath: join(socketDir, '.s.PGSQL.5432'),
      template: !store || store.isNew ? (options.template ?? null) : null,
      maxConnections: options.maxConnections,
    });
    store?.markComplete();
    return {
      connection: connectionTo(socketDir),
      dump: async () => (await ask<{ dump: Uint8Array }>(worker, 'dump')).dump,
      close: async () => {
        await ask(worker, 'close');
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

const markOf = (dataDir: string) => join(resolve(dataDir), 'postgres.complete');

export const hasStore = (dataDir: string): boolean => existsSync(markOf(dataDir));

/** A first start that was cut off leaves a folder without its mark; nothing was promised to anyone yet, so it starts over. */
function openStore(dataDir: string) {
  mkdirSync(dataDir, { recursive: true });
  const lock = lockDataDir(dataDir);
  const path = join(dataDir, 'postgres');
  const mark = markOf(dataDir);
  const isNew = !existsSync(mark);
  if (isNew) rmSync(path, { recursive: true, force: true });
  return { path, lock, isNew, markComplete: () => writeFileSync(mark, '') };
}

const connectionTo = (socketDir: string): PoolConfig => ({
  host: socketDir,
  port: 5432,
  user: 'postgres',
  database: 'postgres',
});

/** The way into the database of a server that runs on this data folder right now, if one does and it can be reached. */
export function runningSocket(dataDir: string): PoolConfig | undefined {
  const socketDir = join(resolve(dataDir), 'postgres.socket');
  return existsSync(join(socketDir, '.s.PGSQL.5432')) && isDataDirHeld(dataDir) ? connectionTo(socketDir) : undefined;
}

/** Beside the data, where only its owner reaches; elsewhere when that path is longer than a Unix socket may have. */
function openSocketDir(storePath: string | undefined): string {
  const beside = storePath && `${storePath}.socket`;
  if (!beside || beside.length > 80) return mkdtempSync(join(tmpdir(), 'fitted-'));
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { mode: 0o700 });
  return beside;
}

function startWorker(workerData: DatabaseWorkerData): Promise<Worker> {
  const worker = new Worker(new URL('./database-worker.mjs', import.meta.url), { workerData });
  return new Promise((done, fail) => {
    worker.once('error', fail);
    worker.once('message', () => {
      worker.off('error', fail);
      worker.unref();
      done(worker);
    });
  });
}

function ask<Answer = unknown>(worker: Worker, message: 'close' | 'dump'): Promise<Answer> {
  return new Promise((done, fail) => {
    worker.ref();
    worker.once('error', fail);
    worker.once('message', (answer: Answer) => {
      worker.unref();
      done(answer);
    });
    worker.postMessage(message);
  });
}
