import { adminMetrics, adminOperations, type SiteMetrics } from '@fitted/contract/admin/metrics';
import type { Database } from '../../db/client.ts';
import type { Serve } from '../../http/bind.ts';
import { readQueues } from '../../jobs/repository.ts';
import { readMailHealth } from '../../mail/repository.ts';
import { createAiUsageRepository } from '../ai-usage/public.ts';
import { createMetricsRepository, type Snapshot } from './repository.ts';

export interface MetricsDeps {
  readonly db: Database;
  readonly now: () => Date;
}

const usageDays = 30;

export function serveSiteMetrics(serve: Serve, { db, now }: MetricsDeps): void {
  const metrics = createMetricsRepository(db);

  // Today is measured now, not taken from the last snapshot, so that the charts end at the current counts.
  serve(adminMetrics, async ({ query }) => {
    const today = await metrics.measure(now());
    const past = await metrics.listSnapshots(today.date, query.days - 1);
    return {
      userCount: today.totalUsers,
      resumeCount: today.totalResumes,
      jobCount: today.totalJobDescriptions,
      history: [...past, today].map(presentDay),
    };
  });

  serve(adminOperations, async () => {
    const aiUsage = createAiUsageRepository(db);
    const usage = await aiUsage.listDays(usageDays);
    const mail = await readMailHealth(db, now());
    return {
      aiUsage: usage.map(({ cost, ...day }) => ({ ...day, cost: cost === null ? null : Number(cost) })),
      aiFailures: await aiUsage.listFailures(usageDays),
      queues: await readQueues(db),
      mail: { ...mail, oldestWaiting: mail.oldestWaiting?.toISOString() ?? null },
    };
  });
}

const presentDay = (row: Snapshot): SiteMetrics['history'][number] => ({
  date: row.date,
  totalUsers: row.totalUsers,
  totalResumes: row.totalResumes,
  totalJobDescriptions: row.totalJobDescriptions,
  activeUsers: row.activeUsers,
  resumeImprovements: row.resumeImprovements,
});
