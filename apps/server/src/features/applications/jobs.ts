import type { UserId } from '@fitted/contract/primitives';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { defineJob } from '../../jobs/job.ts';
import { followUpMail } from '../../mail/follow-up-mail.ts';
import { mailTo } from '../../mail/repository.ts';
import { dayOf } from './present.ts';
import { createApplicationRepository, type DueFollowUpRow } from './repository.ts';

/** People per transaction. Each gets one mail with everything that is due. */
const batch = 200;

export interface ReminderDeps {
  readonly db: Database;
  readonly appUrl: string;
  /** The current day, the same for everyone. */
  readonly today: string;
}

/** Sends one mail to everyone with due follow-ups. The mail and the record of it are written in one transaction. */
export async function remindOfFollowUps({ db, appUrl, today }: ReminderDeps): Promise<void> {
  let last: UserId | undefined;
  for (;;) {
    const people = await createApplicationRepository(db).listPeopleToRemind(today, last, batch);
    if (people.length === 0) return;
    last = people.at(-1) ?? last;
    await db.transaction(async (tx) => {
      const applications = createApplicationRepository(tx);
      await applications.lockReminders();
      const due = await applications.lockDueFollowUps(today, people);
      for (const [reader, theirs] of byReader(due)) {
        await mailTo(tx, { id: reader.userId, email: reader.email }, followUpMail(reader, theirs, appUrl));
      }
      if (due.length > 0) await applications.markReminded(due.map(({ id }) => id));
    });
  }
}

function byReader(due: readonly DueFollowUpRow[]): [DueFollowUpRow, DueFollowUpRow[]][] {
  const people = new Map<UserId, DueFollowUpRow[]>();
  for (const row of due) people.set(row.userId, [...(people.get(row.userId) ?? []), row]);
  return [...people.values()].flatMap((rows) =>
    rows[0] ? [[rows[0], rows] as [DueFollowUpRow, DueFollowUpRow[]]] : [],
  );
}

/** In the morning, and again later for what has been added since. */
export const reminderJob = (db: Database, appUrl: string, now: () => Date) =>
  defineJob({
    id: 'applications.remind',
    payload: z.object({}),
    cron: '5 6-18/4 * * *',
    retryLimit: 2,
    retryDelayS: 60,
    expireInS: 300,
    run: () => remindOfFollowUps({ db, appUrl, today: dayOf(now()) }),
  });
