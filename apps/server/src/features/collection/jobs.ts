import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import type { Collector } from './collector.ts';

/**
 * Looks every minute. A run that a process left behind is taken up by the next look of any other, so a failed look needs
 * no retry.
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
