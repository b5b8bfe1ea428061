import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { patience } from '../../../../testing/patience.ts';
import { program } from '../../../../testing/program.ts';
import type { ProcessPoolOptions } from './pool-options.ts';
import { ProcessPool } from './process-pool.ts';

const pools: ProcessPool[] = [];

function openPool(options: Partial<ProcessPoolOptions> = {}): ProcessPool {
  const pool = new ProcessPool({
    entry: program('misbehaving-child'),
    size: 1,
    spare: 0,
    timeoutMs: patience.stepMs,
    heapMb: 64,
    residentMb: 300,
    maxWaiting: 8,
    ...options,
  });
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

test('returns the result, with bytes intact', async () => {
  const pool = openPool();
  expect(await pool.run({ bytes: Uint8Array.of(1, 2, 3) })).toEqual({ bytes: Uint8Array.of(1, 2, 3) });
});

test('a handler failure is returned by its code and does not kill the child', async () => {
  const pool = openPool();
  const before = await pool.run('pid');
  await expect(pool.run('fail')).rejects.toMatchObject({ name: 'JobFailure', code: 'corrupt' });
  expect(await pool.run('pid')).toBe(before);
});

test('how a child died by itself is told', async () => {
  await expect(openPool().run('crash')).rejects.toThrow('crashed (exit code 1)');
});

test('a crash of native code is tried once more where that is wanted, and not for ever', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitted-pool-'));
  try {
    const pool = openPool({ triesAgain: true });
    expect(await pool.run({ mark: join(folder, 'crashed') })).toBe('written');
    await expect(pool.run('abort')).rejects.toThrow('crashed (SIGABRT)');
    await expect(openPool().run({ mark: join(folder, 'other') })).rejects.toThrow('crashed (SIGABRT)');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ['takes too long', 'spin', 'timeout', { timeoutMs: 2_000 }],
  ['takes too much memory', 'eat', 'memory', {}],
  ['fills its heap', 'heap', 'crashed', { residentMb: 4_000 }],
  ['crashes', 'crash', 'crashed', {}],
])('a job that %s fails on its own, and the next is served by another child', async (_, job, code, options) => {
  const pool = openPool(options);
  const before = await pool.run('pid');
  await expect(pool.run(job)).rejects.toMatchObject({ name: 'PoolFailure', code });
  const after = await pool.run('pid');
  expect(after).not.toBe(before);
});

// Only Linux reports the CPU time of a process; elsewhere the wall clock has to do.
test.runIf(process.platform === 'linux')('a job is limited by CPU time, not by wall time', async () => {
  const pool = openPool({ processorMs: 1_000 });
  expect(await pool.run('wait')).toBe('waited');
  await expect(pool.run('spin')).rejects.toMatchObject({ name: 'PoolFailure', code: 'timeout' });
});

// Only Linux reports the CPU time of a process.
test.runIf(process.platform === 'linux')('the first job of a child may also compile what it runs', async () => {
  const pool = openPool({ processorMs: 100, warmUpMs: patience.stepMs });
  expect(await pool.run('burn')).toBe('burnt');
  await expect(pool.run('spin')).rejects.toMatchObject({ name: 'PoolFailure', code: 'timeout' });
});

test('a job may ask its caller a question, and continues if there is no answer', async () => {
  const pool = openPool();
  expect(await pool.run('ask', { onQuestion: async (question) => `${question} three` })).toBe('how many? three');
  expect(await pool.run('ask', { onQuestion: () => Promise.reject(new Error('busy')) })).toBe('nobody knows');
  expect(await pool.run('ask')).toBe('nobody knows');
});

test('if no process can be started the job fails, and the next job tries again', async () => {
  const { execPath } = process;
  process.execPath = '/no/such/program';
  const pool = openPool();
  await expect(pool.run('pid')).rejects.toMatchObject({ name: 'PoolFailure', code: 'unstarted' });
  process.execPath = execPath;
  expect(await pool.run('pid')).toBeGreaterThan(0);
});

test.each([
  ['has done its share of jobs', 2, { jobsPerChild: 2 }],
  ['retains much memory', 1, { recycleMb: 1 }],
])('a child that %s is replaced', async (_, jobs, options) => {
  const pool = openPool(options);
  const workers = [await pool.run('pid'), await pool.run('pid'), await pool.run('pid')];
  expect(workers.lastIndexOf(workers[0])).toBe(jobs - 1);
});

test('aborting a running job frees its slot at once', async () => {
  const pool = openPool();
  const controller = new AbortController();
  const spinning = pool.run('spin', {
    signal: controller.signal,
    onProgress: () => controller.abort(new Error('gone')),
  });
  await expect(spinning).rejects.toThrow('gone');
  expect(await pool.run('still here')).toBe('still here');
});

test('aborting a waiting job removes it from the queue', async () => {
  const pool = openPool();
  const controller = new AbortController();
  const first = pool.run('first');
  const second = pool.run('second', { signal: controller.signal });
  controller.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  expect(await first).toBe('first');
});

test('jobs beyond the queue limit are refused at once, the rest are served in order', async () => {
  const pool = openPool({ maxWaiting: 2 });
  await pool.run('warm');
  const served: unknown[] = [];
  const runs = [1, 2, 3].map((job) => pool.run(job).then((value) => served.push(value)));
  await expect(pool.run(4)).rejects.toMatchObject({ code: 'overloaded' });
  await Promise.all(runs);
  expect(served).toEqual([1, 2, 3]);
});

test('children do not inherit the parent’s environment', async () => {
  process.env.SECRET_OF_THE_SERVER = 'x';
  const names = await openPool().run('environment');
  delete process.env.SECRET_OF_THE_SERVER;
  expect(names).not.toContain('SECRET_OF_THE_SERVER');
});

test('a lazy pool starts a child when there is work', async () => {
  const pool = openPool({ idleMs: 50_000 });
  expect(pool.stats.children).toBe(0);
  expect(await pool.run('work')).toBe('work');
  expect(pool.stats.children).toBe(1);
});

test('closing settles every job', async () => {
  const pool = openPool();
  const running = pool.run('spin');
  const waiting = pool.run('spin');
  const outcome = Promise.allSettled([running, waiting]);
  await pool.close();
  expect((await outcome).map((result) => result.status)).toEqual(['rejected', 'rejected']);
  await expect(pool.run('late')).rejects.toMatchObject({ code: 'closed' });
});
