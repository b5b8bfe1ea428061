import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { defineJob } from '../../jobs/job.ts';
import { createMetricsRepository } from './repository.ts';

export const takeSnapshot = { id: 'metrics.snapshot', payload: z.object({}) } as const;

/** Hourly, with the last run just before midnight: a site that is not always up has a figure for each day it ran. */
export const snapshotJob = (db: Database, now: () => Date) =>
  defineJob({
    ...takeSnapshot,
    cron: '59 * * * *',
    retryLimit: 2,
    retryDelayS: 30,
    expireInS: 300,
    run: () => saveSnapshot(db, now()),
  });

export async function saveSnapshot(db: Database, now: Date): Promise<void> {
  const metrics = createMetricsRepository(db);
  await metrics.saveSnapshot(await metrics.measure(now));
}
