import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, signUp } from '../faults/rig/client.ts';
import { cpuMs } from '../faults/rig/memory.ts';
import { keepTrack, pause, withFolder, withProducts } from '../faults/rig/product.ts';
import { percentile } from '../faults/rig/traffic.ts';
import { sparePort, withPostgres } from '../scripts/postgres.ts';
import { hammer } from './hammer.ts';

export interface RatioRow {
  readonly path: string;
  readonly bytes: number;
  readonly ours: number;
  readonly bare: number;
  /** Our answers per second divided by those of the bare route: the median of the rounds. */
  readonly ratio: number;
  readonly oursP99Ms: number;
  readonly bareP99Ms: number;
  readonly oursCpuUs: number;
  readonly bareCpuUs: number;
  readonly failed: number;
}

const paths = ['/api/user', '/api/employer-events'] as const;
const connections = 32;

/**
 * Answers per second on PostgreSQL compared with a bare Fastify route that sends the same bytes. Both run at the same
 * time and are called in turns of a second, so that other load on the machine affects both.
 */
export function measureRatios(rounds: number): Promise<RatioRow[]> {
  return withPostgres((databaseUrl) =>
    withFolder((folder) =>
      withProducts([{ folder, databaseUrl, env: { LOG_LEVEL: 'info' } }], async ([product]) => {
        if (!product) throw new Error('no server');
        const cookies: string[] = [];
        for (let n = 0; n < connections; n += 1) cookies.push(await signUp(product.url));
        const [cookie = ''] = cookies;
        const answers: Record<string, string> = {};
        for (const path of paths) answers[path] = (await ask(product.url, { path, cookie })).text;
        const bare = await startBare(folder, answers);
        const rows: RatioRow[] = [];
        for (const path of paths)
          rows.push(await compare({ path, cookies, text: answers[path] ?? '', rounds, ours: product, bare }));
        bare.end();
        return rows;
      }),
    ),
  );
}

interface Side {
  readonly port: number;
  readonly pid: number;
}

interface Comparison {
  readonly path: string;
  readonly cookies: readonly string[];
  readonly text: string;
  readonly rounds: number;
  readonly ours: Side;
  readonly bare: Side;
}

async function compare({ path, cookies, text, rounds, ours, bare }: Comparison): Promise<RatioRow> {
  // A public list is requested by visitors, who have no cookie.
  const wanted = { path, connections, ...(path === '/api/user' && { cookies }) };
  const turn = async ({ port, pid }: Side, forMs: number) => {
    const before = cpuMs(pid);
    const result = await hammer(port, { ...wanted, forMs });
    return { ...result, cpuUs: ((cpuMs(pid) - before) * 1000) / Math.max(1, (result.perSecond * forMs) / 1000) };
  };
  for (const side of [ours, bare]) await turn(side, 1500);
  const turns: { ours: Awaited<ReturnType<typeof turn>>; bare: Awaited<ReturnType<typeof turn>> }[] = [];
  for (let round = 0; round < rounds; round += 1)
    turns.push({ ours: await turn(ours, 1000), bare: await turn(bare, 1000) });
  const median = (pick: (row: (typeof turns)[number]) => number) => percentile(turns.map(pick), 0.5);
  return {
    path,
    bytes: Buffer.byteLength(text),
    ours: median((row) => row.ours.perSecond),
    bare: median((row) => row.bare.perSecond),
    ratio: Number(median((row) => row.ours.perSecond / row.bare.perSecond).toFixed(2)),
    oursP99Ms: median((row) => row.ours.p99Ms),
    bareP99Ms: median((row) => row.bare.p99Ms),
    oursCpuUs: Math.round(median((row) => row.ours.cpuUs)),
    bareCpuUs: Math.round(median((row) => row.bare.cpuUs)),
    failed: turns.reduce((sum, row) => sum + row.ours.failed + row.bare.failed, 0),
  };
}

async function startBare(folder: string, answers: Record<string, string>): Promise<Side & { end(): void }> {
  const port = await sparePort();
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const script = new URL('./bare-server.ts', import.meta.url).pathname;
  const child = keepTrack(
    spawn(process.execPath, ['--import', 'tsx', script, String(port), file], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  );
  const url = `http://127.0.0.1:${port}`;
  for (let waits = 0; waits < 300; waits += 1) {
    const isUp = await ask(url, { path: paths[0] }).then(
      () => true,
      () => false,
    );
    if (isUp) return { port, pid: child.pid ?? 0, end: () => void child.kill('SIGTERM') };
    await pause(50);
  }
  throw new Error('the bare server did not start');
}
