import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sparePort } from '../../scripts/postgres.ts';
import { ask } from './client.ts';

/** The built product as a separate process, as an operator would run it. */
export interface Product {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** From the start of the process to its first "ready". */
  readonly readyMs: number;
  hasEnded(): boolean;
  /** Sends the signal and waits for the process to end; returns the exit code, or null if the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

export interface ProductOptions {
  readonly folder: string;
  readonly port?: number;
  readonly databaseUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** A build other than the usual one. */
  readonly build?: string;
}

/** Where the build is; if FITTED_DIST names another place, the caller must have built it. */
export const dist = process.env.FITTED_DIST ?? 'apps/server/dist';

const running = new Set<ChildProcess>();
// However this script ends, its servers end with it.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

export function keepTrack(child: ChildProcess): ChildProcess {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export async function startProduct({
  folder,
  port,
  databaseUrl,
  env = {},
  build = dist,
}: ProductOptions): Promise<Product> {
  const chosen = port ?? (await sparePort());
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary, { recursive: true });
  const startedAt = performance.now();
  const child = keepTrack(
    spawn(process.execPath, [...(env.NODE_ARGUMENTS?.split(' ').filter(Boolean) ?? []), join(build, 'main.js')], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(chosen),
        APP_URL: `http://127.0.0.1:${chosen}`,
        DATA_DIR: join(folder, 'data'),
        TMPDIR: temporary,
        ADMIN_PASSWORD: 'Admin-password-1',
        RATE_LIMIT_MULTIPLIER: '100000',
        LOG_LEVEL: 'warn',
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  const log = createWriteStream(join(folder, 'server.log'), { flags: 'a' });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  void ended.then(() => log.end());
  const url = `http://127.0.0.1:${chosen}`;
  await untilReady(url, child);
  return {
    url,
    port: chosen,
    pid: child.pid ?? 0,
    readyMs: performance.now() - startedAt,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (const startedAt = performance.now(); performance.now() - startedAt < 60_000; ) {
    if (child.exitCode !== null) throw new Error('the server ended before it was ready');
    const isReady = await ask(url, { path: '/api/ready' }).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isReady) return;
    await pause(20);
  }
  throw new Error('the server did not become ready within a minute');
}

/** A temporary folder for `work`. Kept, with the server's log, if FITTED_KEEP is set. */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'fitted-rig-'));
  try {
    return await work(folder);
  } finally {
    if (!process.env.FITTED_KEEP) rmSync(folder, { recursive: true, force: true });
  }
}

/** Stops the products whatever happens to `work`. */
export async function withProducts<Result>(
  starts: readonly ProductOptions[],
  work: (products: Product[]) => Promise<Result>,
): Promise<Result> {
  const products: Product[] = [];
  try {
    for (const options of starts) products.push(await startProduct(options));
    return await work(products);
  } finally {
    for (const product of products) if (!product.hasEnded()) await product.end('SIGTERM');
  }
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
