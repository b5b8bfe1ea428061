import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Fault } from './fault.ts';
import { signUp } from './rig/client.ts';
import { keepTrack, pause, withFolder, withProducts } from './rig/product.ts';
import { percentile, startTraffic } from './rig/traffic.ts';

const droppedWithinMs = 15_000;
const watchMs = 8000;

export const slowSockets: Fault = {
  name: 'slow-sockets',
  promise: 'sockets that send a byte a second: others wait less than twice as long, dropped within 15 s',
  times: { usual: 1000, record: 5000 },
  run: (times) => holdConnections(times, 'slow'),
};

export const idleConnections: Fault = {
  name: 'idle-connections',
  promise: 'connections that send nothing: others wait less than twice as long, dropped within 15 s',
  times: { usual: 2000, record: 10_000 },
  run: (times) => holdConnections(times, 'idle'),
};

async function holdConnections(times: number, how: 'slow' | 'idle') {
  return withFolder((folder) =>
    withProducts([{ folder }], async ([product]) => {
      if (!product) throw new Error('no server');
      const cookie = await signUp(product.url);
      const waitMs = async (forMs: number) => {
        const traffic = startTraffic(product.url, { visitors: 4, pauseMs: 10 }, () => ({
          name: 'user',
          path: '/api/user',
          cookie,
        }));
        await pause(forMs);
        await traffic.stop();
        const failed = traffic.samples.filter(({ status }) => status !== 200).length;
        return {
          p99: percentile(
            traffic.samples.map(({ ms }) => ms),
            0.99,
          ),
          failed,
          count: traffic.samples.length,
        };
      };
      await waitMs(2000);
      const before = await waitMs(watchMs);
      const holder = startHolder(product.port, times, how);
      const opened = await holder.opened;
      const during = await waitMs(watchMs);
      const dropped = await holder.dropped;
      return {
        isKept:
          during.p99 < 2 * before.p99 &&
          during.failed === 0 &&
          opened === times &&
          dropped.slowestMs <= droppedWithinMs,
        figures: {
          connections: opened,
          othersP99BeforeMs: Number(before.p99.toFixed(1)),
          othersP99WithMs: Number(during.p99.toFixed(1)),
          othersFailed: during.failed,
          othersAsked: during.count,
          stillHeldAfterwards: dropped.left,
          droppedSlowestMs: Math.round(dropped.slowestMs),
        },
      };
    }),
  );
}

/** In a separate process, so that holding thousands of sockets does not slow down the measurement. */
function startHolder(port: number, times: number, how: 'slow' | 'idle') {
  const path = new URL('./rig/hold-connections.mjs', import.meta.url).pathname;
  const child = keepTrack(
    spawn(process.execPath, [path, String(port), String(times), how], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  let say: (line: { opened: number }) => void = () => undefined;
  let end: (line: { left: number; slowestMs: number }) => void = () => undefined;
  const opened = new Promise<{ opened: number }>((done) => {
    say = done;
  });
  const dropped = new Promise<{ left: number; slowestMs: number }>((done) => {
    end = done;
  });
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = JSON.parse(line);
      if ('opened' in said) say(said);
      else end(said);
    });
  return { opened: opened.then((line) => line.opened), dropped };
}
