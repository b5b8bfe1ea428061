import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminPassword, untilReady } from './start-server.ts';

export interface OwnServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A server beside the one all journeys share, for those whose rows would be in everybody's lists. */
export async function startOwnServer(port: number, environment: Record<string, string>): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fitted-own-'));
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
  await untilReady(`${url}/api/ready`, server);
  return {
    url,
    stop: async () => {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
