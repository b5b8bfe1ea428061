import { withPostgres } from '../scripts/postgres.ts';
import type { Fault } from './fault.ts';
import { signUp } from './rig/client.ts';
import { pause, withFolder, withProducts } from './rig/product.ts';
import { countStatuses, type Named, percentile, type Sample, startTraffic } from './rig/traffic.ts';

const outageMs = 1000;

export const postgresRestarts: Fault = {
  name: 'postgres-restarts',
  promise: 'PostgreSQL restarted under load, by order and by crash: same process, only 503s, well again 2 s after it',
  times: { usual: 3, record: 10 },
  run: (times) =>
    withPostgres((databaseUrl, postgres) =>
      withFolder((folder) =>
        withProducts([{ folder, databaseUrl }], async ([product]) => {
          if (!product) throw new Error('no server');
          const cookie = await signUp(product.url);
          const traffic = startTraffic(product.url, { visitors: 8 }, (visitor, turn) => mixed(visitor + turn, cookie));
          const recoveriesMs: number[] = [];
          for (let round = 0; round < times; round += 1) {
            await pause(500);
            await postgres.stop(round % 2 === 0 ? 'fast' : 'immediate');
            await pause(outageMs);
            await postgres.start();
            const backAt = performance.now();
            await pause(3000);
            recoveriesMs.push(lastFailureAfter(backAt, traffic.samples));
          }
          await traffic.stop();
          const statuses = countStatuses(traffic.samples);
          const others = Object.keys(statuses).filter((status) => !['200', '503'].includes(status));
          const slowest = Math.max(...recoveriesMs);
          const slowestRefusal = Math.max(
            ...traffic.samples.map(({ status, ms }) => (status === 503 ? Math.round(ms) : 0)),
          );
          return {
            isKept: others.length === 0 && slowest <= 2000 && !product.hasEnded() && (statuses['503'] ?? 0) > 0,
            figures: {
              restarts: times,
              sameProcess: product.hasEnded() ? 'no' : 'yes',
              statuses: JSON.stringify(statuses),
              recoveredMedianMs: Math.round(percentile(recoveriesMs, 0.5)),
              recoveredSlowestMs: Math.round(slowest),
              slowestRefusalMs: slowestRefusal,
            },
          };
        }),
      ),
    ),
};

function mixed(n: number, cookie: string): Named {
  const kinds: readonly Named[] = [
    { name: 'user', path: '/api/user', cookie },
    { name: 'events', path: '/api/employer-events?limit=10' },
    {
      name: 'write',
      method: 'POST',
      path: '/api/job-descriptions',
      cookie,
      body: { title: 'Written in between', description: 'y', source: 'Other' },
    },
  ];
  return kinds[n % kinds.length] ?? { name: 'health', path: '/api/health' };
}

/** How long after the database was back requests were still refused; 0 if none were. */
function lastFailureAfter(backAt: number, samples: readonly Sample[]): number {
  const late = samples.filter(({ status, at }) => status !== 200 && at > backAt).map(({ at }) => at - backAt);
  return late.length > 0 ? Math.max(...late) : 0;
}
