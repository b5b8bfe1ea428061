import { and, asc, eq, gt, gte, isNotNull, isNull, lt, min, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { mailOutbox } from '../db/schema/operations.ts';
import type { UserRow } from '../db/schema/users.ts';

export type OutboxRow = typeof mailOutbox.$inferSelect;
export type OutgoingMail = Pick<OutboxRow, 'userId' | 'recipient' | 'subject' | 'text' | 'html'> &
  Partial<Pick<OutboxRow, 'replyTo'>>;

/** About three days, with hourly attempts in the end. A link that arrives later than that is useless. */
export const maxAttempts = 80;
const maxWaitS = 3600;

// Three ways out. To an account holder: `mailTo`, in the transaction that causes the mail, then `nudgeMail` if it should
// not wait for the next round. To any other address: `insertMail`. Only where the caller must be told whether it was
// delivered, a mail is sent directly by `ports/mail.ts`, and `noteSent` records it.

export async function insertMail(db: Queryable, mail: OutgoingMail): Promise<void> {
  await db.insert(mailOutbox).values(mail);
}

type Composed = Pick<OutgoingMail, 'subject' | 'text' | 'html'>;

/** Mail to an account holder, deleted with the account. */
export const mailTo = (db: Queryable, { id, email }: Pick<UserRow, 'id' | 'email'>, mail: Composed): Promise<void> =>
  insertMail(db, { userId: id, recipient: email, ...mail });

/** Records a mail that was sent directly, not through the outbox, so that it is counted and deleted like the others. */
export async function noteSent(
  db: Queryable,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  subject: string,
  sentAt: Date,
): Promise<void> {
  await db.insert(mailOutbox).values({ userId: id, recipient: email, subject, text: '', html: '', sentAt });
}

/** Longer than a mail server may take. If the process dies while sending, the mail is due again after this time. */
const claimS = 60;

/**
 * Claims the oldest mail that is due, so that two processes never send the same one. It is not locked, because a
 * transaction waiting for a mail server would block the single session of the embedded database for everyone else.
 */
export async function claimNextMail(db: Queryable): Promise<OutboxRow | undefined> {
  const backoff = sql`make_interval(secs => least(power(2, ${mailOutbox.attempts}) * 5, ${maxWaitS}))`;
  const isDue = sql`(${mailOutbox.triedAt} is null or ${mailOutbox.triedAt} + ${backoff} <= now())`;
  const next = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.sentAt), lt(mailOutbox.attempts, maxAttempts), isDue))
    .orderBy(asc(mailOutbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db
    .update(mailOutbox)
    .set({ triedAt: sql`now() + make_interval(secs => ${claimS})` })
    .where(eq(mailOutbox.id, next))
    .returning();
  return mail;
}

/** The content is erased, because it is no longer needed once sent. */
export async function markSent(db: Queryable, id: number): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ sentAt: sql`now()`, text: '', html: '', replyTo: null, lastError: null })
    .where(eq(mailOutbox.id, id));
}

/** The record that a mail was sent or given up is useful for a month; the address must not be kept longer. */
export const keptDays = 30;

export async function removeOldMail(db: Queryable): Promise<void> {
  const isOver = or(isNotNull(mailOutbox.sentAt), gte(mailOutbox.attempts, maxAttempts));
  const isOld = lt(mailOutbox.createdAt, sql`now() - make_interval(days => ${keptDays})`);
  await db.delete(mailOutbox).where(and(isOver, isOld));
}

export async function markFailed(db: Queryable, id: number, attempts: number, lastError: string): Promise<void> {
  await db.update(mailOutbox).set({ attempts, triedAt: sql`now()`, lastError }).where(eq(mailOutbox.id, id));
}

export interface MailHealth {
  readonly waiting: number;
  /** Failed at least once and still queued, or given up. */
  readonly failing: number;
  readonly sentToday: number;
  readonly oldestWaiting: Date | null;
}

export async function readMailHealth(db: Queryable, now: Date): Promise<MailHealth> {
  const counted = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const isUnsent = isNull(mailOutbox.sentAt);
  const midnight = new Date(now.toISOString().slice(0, 10));
  const [row] = await db
    .select({
      waiting: counted(and(isUnsent, eq(mailOutbox.attempts, 0))),
      failing: counted(and(isUnsent, gt(mailOutbox.attempts, 0))),
      sentToday: counted(gte(mailOutbox.sentAt, midnight)),
      oldestWaiting: min(
        sql`case when ${and(isUnsent, lt(mailOutbox.attempts, maxAttempts))} then ${mailOutbox.createdAt} end`,
      ).mapWith(mailOutbox.createdAt),
    })
    .from(mailOutbox)
    .where(or(isUnsent, gte(mailOutbox.sentAt, midnight)));
  return row ?? { waiting: 0, failing: 0, sentToday: 0, oldestWaiting: null };
}
