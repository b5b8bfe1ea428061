import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const adminPassword = 'Admin-password-1';

export interface StartedProduct {
  readonly url: string;
  readonly dataDir: string;
  /** Stops it and deletes its folder. */
  stop(): Promise<void>;
}

/** The product as `npm start` runs it, with its own port and data folder. It is reachable only from this machine. */
export async function startProduct(port: number, environment: Record<string, string> = {}): Promise<StartedProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fitted-product-'));
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      APP_URL: url,
      ADMIN_PASSWORD: adminPassword,
      RATE_LIMIT_MULTIPLIER: '1000',
      COLLECT_ON_SCHEDULE: 'false',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = async () => {
    // A server that has already crashed would never emit its exit event again.
    if (server.exitCode === null && server.signalCode === null) {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  await untilReady(`${url}/api/ready`, server).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, dataDir, stop };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (server.exitCode !== null) throw new Error('the server ended before it was ready');
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('the server did not become ready');
}
