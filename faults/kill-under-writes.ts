import { sparePort, withPostgres } from '../scripts/postgres.ts';
import type { Fault } from './fault.ts';
import { ask, signUp } from './rig/client.ts';
import { cpuMs } from './rig/memory.ts';
import { type Product, pause, startProduct, withFolder } from './rig/product.ts';
import { percentile, startTraffic } from './rig/traffic.ts';

interface Page {
  readonly jobDescriptions: readonly { readonly id: number }[];
  readonly nextCursor: string | null;
}

export const killEmbedded: Fault = {
  name: 'kill-embedded',
  promise: 'kill -9 under writes, embedded: no acknowledged write is lost, healthy again within 5 s',
  times: { usual: 5, record: 100 },
  run: (times) => withFolder((folder) => killAgainAndAgain(times, 5000, { folder })),
};

export const killOnPostgres: Fault = {
  name: 'kill-postgres',
  promise: 'kill -9 under writes, PostgreSQL: no acknowledged write is lost, healthy again within 3 s',
  times: { usual: 5, record: 100 },
  run: (times) =>
    withPostgres((databaseUrl) => withFolder((folder) => killAgainAndAgain(times, 3000, { folder, databaseUrl }))),
};

async function killAgainAndAgain(
  times: number,
  healthyWithinMs: number,
  place: { readonly folder: string; readonly databaseUrl?: string },
) {
  const port = await sparePort();
  let product = await startProduct({ ...place, port });
  try {
    const cookie = await signUp(product.url);
    const acknowledged = new Set<number>();
    const [readyMs, readyCpuMs]: [number[], number[]] = [[], []];
    for (let round = 0; round < times; round += 1) {
      await killMidWrite(product, cookie, acknowledged);
      product = await startProduct({ ...place, port });
      readyMs.push(product.readyMs);
      readyCpuMs.push(cpuMs(product.pid));
    }
    const kept = await readAll(product.url, cookie);
    const lost = [...acknowledged].filter((id) => !kept.has(id)).length;
    const slowest = Math.max(...readyMs);
    return {
      isKept: lost === 0 && slowest <= healthyWithinMs && acknowledged.size > times,
      figures: {
        kills: times,
        acknowledgedWrites: acknowledged.size,
        lost,
        writtenButNotAcknowledged: kept.size - acknowledged.size + lost,
        healthyMedianMs: Math.round(percentile(readyMs, 0.5)),
        healthySlowestMs: Math.round(slowest),
        // On a shared machine, this is the part of the time that was ours.
        healthyCpuMedianMs: Math.round(percentile(readyCpuMs, 0.5)),
      },
    };
  } finally {
    await product.end('SIGKILL');
  }
}

async function killMidWrite(product: Product, cookie: string, acknowledged: Set<number>): Promise<void> {
  const body = { title: 'Written before the end', description: 'x'.repeat(500), source: 'Other' };
  const traffic = startTraffic(product.url, { visitors: 6 }, () => ({
    name: 'write',
    method: 'POST',
    path: '/api/job-descriptions',
    body,
    cookie,
  }));
  // Some writes are acknowledged and others in progress, however slow the machine is.
  for (let waits = 0; traffic.samples.length < 10 && waits < 500; waits += 1) await pause(20);
  await pause(Math.random() * 300);
  await product.end('SIGKILL');
  await traffic.stop();
  for (const { status, text } of traffic.samples)
    if (status === 200) acknowledged.add((JSON.parse(text) as { id: number }).id);
}

async function readAll(url: string, cookie: string): Promise<Set<number>> {
  const ids = new Set<number>();
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path: string = `/api/job-descriptions?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const { status, text } = await ask(url, { path, cookie });
    if (status !== 200) throw new Error(`reading back answered ${status}`);
    const page = JSON.parse(text) as Page;
    for (const { id } of page.jobDescriptions) ids.add(id);
    cursor = page.nextCursor;
  }
  return ids;
}
