import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobSiteAddress, startJobSite } from './job-site.ts';

export const adminPassword = 'Admin-password-1';

/** The real product as `npm start` runs it, on a port and a data folder of its own; ended with the journeys. */
export default async function startServer(): Promise<() => Promise<void>> {
  const port = process.env.E2E_PORT ?? '3199';
  const dataDir = mkdtempSync(join(tmpdir(), 'fitted-journeys-'));
  process.env.E2E_DATA_DIR = dataDir;
  const jobSite = await startJobSite();
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: dataDir,
      APP_URL: `http://127.0.0.1:${port}`,
      ADMIN_PASSWORD: adminPassword,
      RATE_LIMIT_MULTIPLIER: '1000',
      FETCH_ALLOW_HOSTS: jobSiteAddress,
      // Journeys stay on this machine.
      COLLECT_ON_SCHEDULE: 'false',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await untilReady(`http://127.0.0.1:${port}/api/ready`, server);
  return async () => {
    // A server that fell over during the journeys is gone already, and would never say so again.
    if (server.exitCode === null && server.signalCode === null) {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await ended;
    }
    jobSite.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

export async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (server.exitCode !== null) throw new Error('the server ended before it was ready');
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('the server did not become ready');
}
