import { signUp } from '../faults/rig/client.ts';
import { residentMb } from '../faults/rig/memory.ts';
import { type Product, pause, withFolder, withProducts } from '../faults/rig/product.ts';
import { startProxy } from '../faults/rig/proxy.ts';
import { countStatuses, type Named, percentile, type Sample, startTraffic } from '../faults/rig/traffic.ts';
import { withPostgres } from '../scripts/postgres.ts';
import { resumeText } from './resume-text.ts';

export interface MixedRow {
  readonly setting: string;
  readonly seconds: number;
  readonly visitors: number;
  readonly perSecond: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** By kind of request: the count, and the 50th, 95th and 99th percentiles of the response time. */
  readonly waits: Readonly<Record<string, { count: number; p50Ms: number; p95Ms: number; p99Ms: number }>>;
  /** Resident memory of all server processes and their children, every few seconds. */
  readonly memoryMb: readonly number[];
  /** The mean of the last quarter divided by that of the second: 1 is flat. */
  readonly memoryTrend: number;
}

const visitors = 16;
/** People read before they click. */
const pauseMs = 20;

export const measureEmbedded = (seconds: number): Promise<MixedRow> =>
  withFolder((folder) =>
    withProducts([{ folder }], (products) => measure('one process, embedded', products, products[0]?.url, seconds)),
  );

export const measurePostgres = (seconds: number): Promise<MixedRow> =>
  withPostgres((databaseUrl) =>
    withFolder((folder) =>
      withProducts([{ folder, databaseUrl }], (products) =>
        measure('one process, PostgreSQL', products, products[0]?.url, seconds),
      ),
    ),
  );

export const measureTwo = (seconds: number): Promise<MixedRow> =>
  withPostgres((databaseUrl) =>
    withFolder((first) =>
      withFolder((second) =>
        withProducts(
          [
            { folder: first, databaseUrl },
            { folder: second, databaseUrl },
          ],
          async (products) => {
            const proxy = await startProxy(products.map(({ port }) => port));
            const row = await measure('two processes, PostgreSQL', products, proxy.url, seconds);
            await proxy.close();
            return row;
          },
        ),
      ),
    ),
  );

async function measure(
  setting: string,
  products: readonly Product[],
  url: string | undefined,
  seconds: number,
): Promise<MixedRow> {
  if (!url) throw new Error('no server');
  const cookies: string[] = [];
  for (let n = 0; n < 4; n += 1) cookies.push(await signUp(url, { email: `visitor${n}@example.com` }));
  const memoryMb: number[] = [];
  const traffic = startTraffic(url, { visitors, pauseMs }, (visitor, turn) =>
    chooseVisit(visitor, turn, cookies[visitor % cookies.length] ?? ''),
  );
  const startedAt = performance.now();
  while (performance.now() - startedAt < seconds * 1000) {
    await pause(Math.max(500, (seconds * 1000) / 60));
    memoryMb.push(Math.round(products.reduce((sum, { pid }) => sum + residentMb(pid), 0)));
  }
  await traffic.stop();
  const tookS = (performance.now() - startedAt) / 1000;
  return {
    setting,
    seconds: Math.round(tookS),
    visitors,
    perSecond: Math.round(traffic.samples.length / tookS),
    statuses: countStatuses(traffic.samples),
    waits: waitsByKind(traffic.samples),
    memoryMb,
    memoryTrend: trend(memoryMb),
  };
}

const improve = { resumeText, jobTitle: 'Head Baker', jobDescription: 'Leads a team. Sourdough, rotas, food safety.' };

/** Shares of a hundred visits: mostly browsing, occasionally something expensive. */
const mix: readonly { readonly share: number; readonly visit: (turn: number, cookie: string) => Named }[] = [
  { share: 18, visit: () => ({ name: 'home', path: '/' }) },
  { share: 14, visit: () => ({ name: 'events', path: '/api/employer-events' }) },
  {
    share: 8,
    visit: (turn) => ({
      name: 'events search',
      path: `/api/employer-events?search=${['tech', 'health', 'london', 'fair'][turn % 4]}&upcoming=true`,
    }),
  },
  { share: 14, visit: () => ({ name: 'news', path: '/api/news' }) },
  { share: 24, visit: (_, cookie) => ({ name: 'user', path: '/api/user', cookie }) },
  { share: 10, visit: (_, cookie) => ({ name: 'dashboard', path: '/api/dashboard', cookie }) },
  {
    share: 4,
    visit: (turn) => ({
      name: 'sign-in',
      method: 'POST',
      path: '/api/login',
      body: { email: `visitor${turn % 4}@example.com`, password: 'Correct-horse-1' },
    }),
  },
  {
    share: 6,
    visit: (_, cookie) => ({ name: 'improve', method: 'POST', path: '/api/improve-resume', body: improve, cookie }),
  },
  {
    share: 2,
    visit: () => ({
      name: 'download',
      method: 'POST',
      path: '/api/download-resume/pdf',
      body: { resumeText, jobTitle: 'Head Baker' },
    }),
  },
];

/** The same order in every run: it depends on the visitor and the turn, spread so that no two visitors are in step. */
function chooseVisit(visitor: number, turn: number, cookie: string): Named {
  let at = (visitor * 37 + turn * 61) % 100;
  for (const { share, visit } of mix) {
    if (at < share) return visit(turn, cookie);
    at -= share;
  }
  return { name: 'health', path: '/api/health' };
}

function waitsByKind(samples: readonly Sample[]): MixedRow['waits'] {
  const kinds = ['all', ...new Set(samples.map(({ name }) => name))];
  return Object.fromEntries(
    kinds.map((kind) => {
      const waits = samples.filter(({ name }) => kind === 'all' || name === kind).map(({ ms }) => ms);
      const at = (share: number) => Number(percentile(waits, share).toFixed(1));
      return [kind, { count: waits.length, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) }];
    }),
  );
}

/** The first quarter is warm-up and does not count. */
function trend(values: readonly number[]): number {
  const quarter = Math.floor(values.length / 4);
  const mean = (part: readonly number[]) => part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length);
  return Number((mean(values.slice(-quarter)) / mean(values.slice(quarter, 2 * quarter))).toFixed(3));
}
