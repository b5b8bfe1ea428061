import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { reminderJob } from '../features/applications/jobs.ts';
import type { BillingDeps } from '../features/billing/deps.ts';
import { billingJob } from '../features/billing/jobs.ts';
import type { Collector } from '../features/collection/collector.ts';
import { collectionJob } from '../features/collection/jobs.ts';
import { snapshotJob } from '../features/metrics/jobs.ts';
import type { MailTransport } from '../ports/mail.ts';
import type { Job } from './job.ts';
import { expiryJob, mailJob } from './maintenance.ts';

export interface JobDeps {
  readonly config: Config;
  readonly db: Database;
  readonly mail: MailTransport;
  readonly billing: BillingDeps;
  readonly collector: Collector;
  readonly now: () => Date;
}

/** All background jobs, as one explicit list. */
export const allJobs = ({ config, db, mail, billing, collector, now }: JobDeps): readonly Job[] => [
  mailJob(db, mail, new URL(config.appUrl).hostname),
  expiryJob(db, mail, now),
  snapshotJob(db, now),
  billingJob(billing),
  reminderJob(db, config.appUrl, now),
  collectionJob(collector, config.collection.isScheduled),
];
