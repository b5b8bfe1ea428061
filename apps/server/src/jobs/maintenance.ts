import { z } from 'zod';
import type { Database } from '../db/client.ts';
import { removeOldUsage } from '../features/ai-usage/public.ts';
import { removeOldEntries } from '../features/audit/public.ts';
import { removeExpiredSessions } from '../features/sessions/public.ts';
import { removeExpiredCounters } from '../http/limits/rate-limit-repository.ts';
import { deliverOutbox } from '../mail/deliver.ts';
import { keptDays, removeOldMail } from '../mail/repository.ts';
import type { MailTransport } from '../ports/mail.ts';
import { defineJob } from './job.ts';

const nothing = z.object({});
const dayMs = 24 * 60 * 60 * 1000;

/** Triggered after each mail to send it promptly. The run every minute picks up what an outage or a crash left behind. */
export const deliverMail = { id: 'mail.deliver', payload: nothing } as const;

export const mailJob = (db: Database, transport: MailTransport, domain: string) =>
  defineJob({
    ...deliverMail,
    cron: '* * * * *',
    retryLimit: 0,
    retryDelayS: 0,
    expireInS: 300,
    run: async () => {
      await deliverOutbox(db, transport, domain);
    },
  });

const removals = [removeExpiredSessions, removeExpiredCounters, removeOldUsage, removeOldEntries, removeOldMail];

export const expiryJob = (db: Database, mail: Pick<MailTransport, 'removeSentBefore'>, now: () => Date) =>
  defineJob({
    id: 'maintenance.expire',
    payload: nothing,
    cron: '17 * * * *',
    retryLimit: 2,
    retryDelayS: 60,
    expireInS: 300,
    run: async () => {
      for (const remove of removals) await remove(db);
      await mail.removeSentBefore?.(new Date(now().getTime() - keptDays * dayMs));
    },
  });
