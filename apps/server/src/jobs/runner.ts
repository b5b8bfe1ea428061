import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import { underMigrationLock } from '../db/migrate.ts';
import type { Enqueue, Job } from './job.ts';

export interface JobRunner {
  readonly enqueue: Enqueue;
  /** Lets running jobs finish, then stops. */
  stop(): Promise<void>;
}

export interface RunnerOptions {
  readonly pool: pg.Pool;
  readonly jobs: readonly Job[];
  readonly log: FastifyBaseLogger;
  readonly pollS?: number;
}

/**
 * Work enqueued by this process wakes its worker at once, and a worker that had a job looks for the next, so polling
 * only finds jobs from the schedule or other processes. Those are due to the minute at best; polling seven queues every
 * two seconds took a tenth of a core on an idle site.
 */
const defaultPollS = 20;

export async function startJobs({ pool, jobs, log, pollS = defaultPollS }: RunnerOptions): Promise<JobRunner> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => execute(pool, text, values, log) }, schema: 'pgboss' });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  const workers = new Map<string, string>();
  const wake = (jobId: string) => {
    const worker = workers.get(jobId);
    if (worker) boss.notifyWorker(worker);
  };
  // Two processes that create queues at the same moment deadlock.
  try {
    await underMigrationLock(pool, async () => {
      await boss.start();
      for (const job of jobs) await prepare(boss, job);
    });
    for (const job of jobs) {
      const options = { pollingIntervalSeconds: pollS, batchSize: 1 };
      const work = async ([task]: readonly PgBoss.Job[]) => {
        await runOne(job, task?.data, log).finally(() => wake(job.id));
      };
      workers.set(job.id, await boss.work(job.id, options, work));
    }
  } catch (error) {
    // A half-started queue would keep polling the database alongside the next attempt.
    await boss.stop({ graceful: false, wait: false }).catch(() => undefined);
    throw error;
  }

  return {
    enqueue: async (job, payload) => {
      await boss.send(job.id, job.payload.parse(payload) as object);
      wake(job.id);
    },
    stop: () => boss.stop({ graceful: true, wait: true, timeout: 10_000 }),
  };
}

/** Recognises the two statements that record how jobs ended: only they take job ids and output. */
export const notesOutcome = (text: string): boolean =>
  text.includes('UNNEST($2::uuid[])') && text.includes('$3::jsonb');

/**
 * The queue does not await the statement that records how a job ended, so its failure would be an unhandled rejection and end the
 * process. Without the record the job is retried when it expires, as after a crash.
 */
async function execute(pool: pg.Pool, text: string, values: unknown[], log: FastifyBaseLogger) {
  try {
    return await pool.query(text, values);
  } catch (error) {
    if (!notesOutcome(text)) throw error;
    log.error({ err: error }, 'could not record the outcome of a job');
    return { rows: [{ count: '0' }] };
  }
}

const retryAfterMs = [1000, 2000, 5000, 10_000];

/** Keeps retrying in the background while the server serves requests, however long that takes. */
export function keepStartingJobs(
  options: RunnerOptions,
  onStarted: (runner: JobRunner) => void,
): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let attempt: Promise<JobRunner | undefined>;
  const tryOnce = (count: number): Promise<JobRunner | undefined> =>
    startJobs(options).then(
      (runner) => {
        onStarted(runner);
        return runner;
      },
      (error: unknown) => {
        options.log.error({ err: error }, 'could not start the jobs; will retry');
        const waitMs = retryAfterMs[Math.min(count, retryAfterMs.length - 1)];
        if (!isStopped)
          timer = setTimeout(() => {
            attempt = tryOnce(count + 1);
          }, waitMs);
        return undefined;
      },
    );
  attempt = tryOnce(0);
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await (await attempt)?.stop();
      clearTimeout(timer);
    },
  };
}

async function prepare(boss: PgBoss, job: Job): Promise<void> {
  const options = {
    name: job.id,
    policy: 'standard',
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelayS,
    retryBackoff: true,
    expireInSeconds: job.expireInS,
  } as const;
  if (await boss.getQueue(job.id)) await boss.updateQueue(job.id, options);
  else await boss.createQueue(job.id, options);
  if (job.cron) await boss.schedule(job.id, job.cron, {}, { tz: 'UTC' });
  else await boss.unschedule(job.id);
}

async function runOne(job: Job, data: unknown, log: FastifyBaseLogger): Promise<void> {
  const startedAt = performance.now();
  try {
    await job.run(job.payload.parse(data ?? {}));
    log.debug({ job: job.id, ms: Math.round(performance.now() - startedAt) }, 'job done');
  } catch (error) {
    log.error({ err: error, job: job.id }, 'job failed');
    throw error;
  }
}
