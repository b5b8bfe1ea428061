import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { run } from './run.ts';

const installed = '/usr/lib/postgresql';

/** The running server, for tests that stop it to see what happens. */
export interface PostgresServer {
  /** `fast` closes sessions properly; `immediate` looks like a crash from outside. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  /** Waits until it answers again. */
  start(): Promise<void>;
}

/** Runs a PostgreSQL server while `work` runs: on a spare port, in a temporary folder, leaving nothing behind. */
export async function withPostgres<Result>(
  work: (url: string, server: PostgresServer) => Promise<Result>,
): Promise<Result> {
  const bin = (await findBinaries()) ?? (await install());
  const folder = mkdtempSync(join(tmpdir(), 'fitted-postgres-'));
  const port = await sparePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const as = unprivileged(folder);
  execFileSync(
    join(bin, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    { ...as, stdio: 'ignore', cwd: folder },
  );
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
  ].flatMap((setting) => ['-c', setting]);

  let stop = async (_: 'fast' | 'immediate'): Promise<void> => undefined;
  const start = async () => {
    const server = spawn(join(bin, 'postgres'), ['-D', join(folder, 'data'), ...settings], {
      ...as,
      stdio: 'ignore',
      cwd: folder,
    });
    const ended = new Promise((done) => server.once('exit', done));
    // Stops it with this process, in case that is interrupted.
    const end = () => server.kill('SIGQUIT');
    process.once('exit', end);
    stop = async (how) => {
      process.off('exit', end);
      server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await ended;
    };
    await untilReady(url);
  };
  try {
    await start();
    return await work(url, { stop: (how) => stop(how), start });
  } finally {
    await stop('fast');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function findBinaries(): Promise<string | undefined> {
  if (!existsSync(installed)) return undefined;
  const newest = readdirSync(installed).sort((a, b) => Number(b) - Number(a));
  return newest.map((version) => join(installed, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

async function install(): Promise<string> {
  await run('apt-get', ['update', '-q']);
  await run('apt-get', ['install', '-y', '-q', 'postgresql'], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  const bin = await findBinaries();
  if (!bin)
    throw new Error('PostgreSQL could not be installed; set TEST_DATABASE_URL and run `npm run test:api` instead.');
  return bin;
}

/** PostgreSQL refuses to run as root, so it uses the account that its package created. */
function unprivileged(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const [uid, gid] = [id('-u'), id('-g')];
  chownSync(folder, uid, gid);
  return { uid, gid };
}

/**
 * Outside the range from which the system assigns ports to outgoing connections: such a port could be taken again
 * before the server starts to listen on it.
 */
export async function sparePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer()
      .once('error', () => done(false))
      .listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  throw new Error('PostgreSQL did not start');
}
