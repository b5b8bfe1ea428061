import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import type { Collector } from './collector.ts';

/**
 * Runs every minute. The next tick of any process continues a run that another left behind, so failed ticks need no
 * retry.
 */
export const collectionJob = (collector: Pick<Collector, 'tick'>, isScheduled = true) =>
  defineJob({
    id: 'collection.tick',
    payload: z.object({}),
    ...(isScheduled && { cron: '* * * * *' }),
    retryLimit: 0,
    retryDelayS: 0,
    expireInS: 30 * 60,
    run: () => collector.tick(),
  });
