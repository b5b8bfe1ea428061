import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { ask, signUp } from './rig/client.ts';
import { pause, startProduct, withFolder } from './rig/product.ts';

const diskMb = 160;
const resume = { originalText: 'Robin Sample\nBaker\n' };

/** The data gets a small disk of its own, so that filling it harms nothing else; only root can create one. */
export const diskFull: Fault = {
  name: 'disk-full',
  promise:
    'without room writing is 503 and the server not ready, reading goes on; with room it goes on by itself, nothing lost',
  times: { usual: 1, record: 3 },
  run: (times) =>
    withFolder(async (folder) => {
      const data = join(folder, 'data');
      mkdirSync(data);
      const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', data]);
      if (mounted.status !== 0) return { isKept: true, figures: { skipped: 'a disk of its own needs root' } };
      try {
        return await fillAndEmpty(folder, data, times);
      } finally {
        spawnSync('umount', ['-l', data]);
      }
    }),
};

async function fillAndEmpty(folder: string, data: string, times: number) {
  const product = await startProduct({ folder });
  const { url } = product;
  const cookie = await signUp(url);
  const save = async () => (await ask(url, { method: 'POST', path: '/api/resumes', body: resume, cookie })).status;
  const statusOf = async (path: string) => (await ask(url, { path, cookie })).status;
  const count = async () =>
    JSON.parse((await ask(url, { path: '/api/dashboard', cookie })).text).usage.resumes as number;
  let saved = 0;
  let isKept = true;
  let slowestBackMs = 0;
  for (let time = 0; time < times; time += 1) {
    if ((await save()) === 200) saved += 1;
    const { bavail, bsize } = statfsSync(data);
    const ballast = join(data, 'ballast');
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - 200_000));
    await pause(1500);
    const full = [
      await save(),
      await statusOf('/api/ready'),
      await statusOf('/api/resumes'),
      await statusOf('/api/health'),
    ];
    isKept &&= full.join() === '503,503,200,200' && !product.hasEnded();
    rmSync(ballast);
    const emptiedAt = performance.now();
    while ((await statusOf('/api/ready')) !== 200 && performance.now() - emptiedAt < 30_000) await pause(50);
    slowestBackMs = Math.max(slowestBackMs, performance.now() - emptiedAt);
    if ((await save()) === 200) saved += 1;
  }
  const kept = await count();
  isKept &&= kept === saved && saved === times * 2 && !product.hasEnded();
  await product.end('SIGTERM');
  return { isKept, figures: { saved, kept, readyAgainAfterMs: Math.round(slowestBackMs) } };
}
