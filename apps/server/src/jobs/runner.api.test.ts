import { ready } from '@fitted/contract/site';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '../testing/test-app.ts';
import { defineJob, type Job } from './job.ts';
import { type JobRunner, keepStartingJobs, notesOutcome, startJobs } from './runner.ts';

let isRunning = false;
const server = useTestApp({}, { areJobsRunning: () => isRunning });
const runners: JobRunner[] = [];
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
});

async function start(jobs: readonly Job[], pollS = 0.5): Promise<JobRunner> {
  const runner = await startJobs({ pool: server.database.pool, jobs, log: pino({ level: 'silent' }), pollS });
  runners.push(runner);
  return runner;
}

const countingJob = (id: string, done: (n: number) => void | Promise<void>) =>
  defineJob({
    id,
    payload: z.object({ n: z.number() }),
    retryLimit: 3,
    retryDelayS: 0,
    expireInS: 60,
    run: async ({ n }) => done(n),
  });

test('two runners on one database run each job once', async () => {
  const done: number[] = [];
  const job = countingJob('test.once', (n) => void done.push(n));
  const [first] = await Promise.all([start([job]), start([job])]);
  for (let n = 0; n < 12; n += 1) await first?.enqueue(job, { n });
  await expect.poll(() => done).toHaveLength(12);
  expect([...done].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n));
});

test('what is enqueued here does not wait for the queue to be polled, nor does what waits behind it', async () => {
  const done: number[] = [];
  const job = countingJob('test.at-once', (n) => void done.push(n));
  const runner = await start([job], 3600);
  for (let n = 0; n < 5; n += 1) await runner.enqueue(job, { n });
  await expect.poll(() => done).toHaveLength(5);
});

test('a failed job is retried until it succeeds', async () => {
  let attempts = 0;
  const job = countingJob('test.retry', () => {
    attempts += 1;
    if (attempts < 3) throw new Error('not yet');
  });
  const runner = await start([job]);
  await runner.enqueue(job, { n: 1 });
  await expect.poll(() => attempts).toBe(3);
});

test('a database outage while the outcome of a job is recorded loses only that record', async () => {
  const { pool } = server.database;
  let refused = 0;
  const leaving = Object.create(pool, {
    query: {
      value: (text: string, values: unknown[]) => {
        if (refused > 1 || !notesOutcome(text)) return pool.query(text, values);
        refused += 1;
        return Promise.reject(Object.assign(new Error('the database system is shutting down'), { code: '57P03' }));
      },
    },
  });
  const done: number[] = [];
  const job = countingJob('test.leaving', (n) => {
    done.push(n);
    if (n === 2) throw new Error('failed, too');
  });
  const runner = await startJobs({ pool: leaving, jobs: [job], log: pino({ level: 'silent' }), pollS: 0.5 });
  runners.push(runner);
  for (const n of [1, 2, 3]) await runner.enqueue(job, { n });
  await expect.poll(() => done.toSorted()).toEqual([1, 2, 3]);
  expect(refused).toBe(2);
});

test('an invalid payload is refused when it is enqueued', async () => {
  const job = countingJob('test.payload', () => undefined);
  const runner = await start([job]);
  await expect(runner.enqueue(job, { n: 'one' } as never)).rejects.toThrow();
});

test('jobs that cannot start are started later, the server keeps running, and "ready" reports it', async () => {
  const { pool } = server.database;
  let refusals = 1;
  const flaky = Object.create(pool, {
    connect: {
      value: (...args: []) => {
        if (args.length > 0) return pool.connect(...args);
        refusals -= 1;
        return refusals >= 0 ? Promise.reject(new Error('timeout exceeded when trying to connect')) : pool.connect();
      },
    },
  });
  let done = 0;
  const job = countingJob('test.later', () => {
    done += 1;
  });
  const starting = keepStartingJobs(
    { pool: flaky, jobs: [job], log: pino({ level: 'silent' }), pollS: 0.5 },
    (runner) => {
      isRunning = true;
      void runner.enqueue(job, { n: 1 });
    },
  );
  expect(await server.call(ready, {})).toMatchObject({ status: 200, body: { status: 'ok', jobs: 'starting' } });
  await expect.poll(() => done).toBe(1);
  expect(await server.call(ready, {})).toMatchObject({ status: 200, body: { status: 'ok', jobs: 'running' } });
  await starting.stop();
});
