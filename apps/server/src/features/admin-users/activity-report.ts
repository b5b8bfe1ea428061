import type { UserId } from '@fitted/contract/primitives';
import type { Database } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { AppError } from '../../errors/app-error.ts';
import { activityReportMail } from '../../mail/activity-report-mail.ts';
import { noteSent } from '../../mail/repository.ts';
import { MailFailure, type MailTransport } from '../../ports/mail.ts';
import { type Actor, recordAdminAct, userSubject } from '../audit/public.ts';
import { createAdminUserRepository } from './repository.ts';

export interface ReportDeps {
  readonly db: Database;
  readonly mail: MailTransport;
  readonly appUrl: string;
  readonly now: () => Date;
}

const periodMs = 30 * 24 * 60 * 60 * 1000;

/** Sent directly, not through the outbox, because the caller is told whether it was delivered. */
export async function sendReport(userId: UserId, by: Actor, { db, mail, appUrl, now }: ReportDeps): Promise<UserRow> {
  const users = createAdminUserRepository(db);
  const user = await users.find(userId);
  if (!user) throw new AppError('not_found');

  const until = now();
  const from = new Date(until.getTime() - periodMs);
  const activity = await users.countActivity(userId, from);
  const letter = activityReportMail(user, { ...activity, from, until, lastLoginAt: user.lastLoginAt }, appUrl);
  const messageId = `<report.${userId}.${until.getTime()}@${new URL(appUrl).hostname}>`;
  await mail.send({ messageId, userId, to: user.email, ...letter }).catch((error: unknown) => {
    throw error instanceof MailFailure ? new AppError('mail_failed', {}, { cause: error }) : error;
  });
  await db.transaction(async (tx) => {
    await noteSent(tx, user, letter.subject, until);
    await recordAdminAct(tx, { by, action: 'users.report', subject: userSubject(userId) });
  });
  return user;
}
