import { withPostgres } from '../scripts/postgres.ts';
import type { Fault } from './fault.ts';
import { signUp } from './rig/client.ts';
import { pause, startProduct, withFolder, withProducts } from './rig/product.ts';
import { startProxy } from './rig/proxy.ts';
import { countStatuses, type Named, percentile, type Sample, startTraffic } from './rig/traffic.ts';

export const rollingRestart: Fault = {
  name: 'rolling-restart',
  promise: 'two processes stopped by SIGTERM and started again in turn, under load: nothing dropped, no 5xx',
  times: { usual: 4, record: 20 },
  run: (times) =>
    withPostgres((databaseUrl) =>
      withFolder((first) =>
        withFolder((second) => {
          const options = [first, second].map((folder) => ({ folder, databaseUrl }));
          return withProducts(options, async (products) => {
            const ports = products.map(({ port }) => port);
            const proxy = await startProxy(ports);
            const cookie = await signUp(proxy.url);
            const traffic = startTraffic(proxy.url, { visitors: 8 }, (visitor, turn) => mixed(visitor + turn, cookie));
            const stopMs: number[] = [];
            const codes: (number | null)[] = [];
            for (let round = 0; round < times; round += 1) {
              await pause(300);
              const at = round % products.length;
              const [options_, product] = [options[at], products[at]];
              if (!options_ || !product) throw new Error('no server');
              const startedAt = performance.now();
              codes.push(await product.end('SIGTERM'));
              stopMs.push(performance.now() - startedAt);
              products[at] = await startProduct({ ...options_, port: product.port });
            }
            await traffic.stop();
            await proxy.close();
            const statuses = countStatuses(traffic.samples);
            const dropped = statuses['0'] ?? 0;
            const failed = traffic.samples.filter(({ status }) => status >= 500).length;
            return {
              isKept: dropped === 0 && failed === 0 && codes.every((code) => code === 0),
              figures: {
                restarts: times,
                statuses: JSON.stringify(statuses),
                dropped,
                ...(dropped > 0 && { why: why(traffic.samples) }),
                answered5xx: failed,
                cleanEnds: codes.filter((code) => code === 0).length,
                stopMedianMs: Math.round(percentile(stopMs, 0.5)),
                p99Ms: Math.round(
                  percentile(
                    traffic.samples.map(({ ms }) => ms),
                    0.99,
                  ),
                ),
              },
            };
          });
        }),
      ),
    ),
};

const why = (samples: readonly Sample[]) =>
  [...new Set(samples.filter(({ status }) => status === 0).map(({ name, text }) => `${name}: ${text}`))].join('; ');

function mixed(n: number, cookie: string): Named {
  const kinds: readonly Named[] = [
    { name: 'user', path: '/api/user', cookie },
    { name: 'events', path: '/api/employer-events?limit=10' },
    { name: 'home', path: '/' },
    {
      name: 'improve',
      method: 'POST',
      path: '/api/improve-resume',
      body: { resumeText: 'Robin Sample\nExperience\nBaker, 2019 - 2024\n- Baked bread', jobTitle: 'Baker' },
    },
    {
      name: 'write',
      method: 'POST',
      path: '/api/job-descriptions',
      cookie,
      body: { title: 'Written meanwhile', description: 'y', source: 'Other' },
    },
  ];
  return kinds[n % kinds.length] ?? { name: 'health', path: '/api/health' };
}
