import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { mailOutbox } from '../db/schema/operations.ts';

export type OutboxRow = typeof mailOutbox.$inferSelect;
export type OutgoingMail = Pick<OutboxRow, 'userId' | 'recipient' | 'subject' | 'text' | 'html'>;

export const maxAttempts = 12;

export async function insertMail(db: Queryable, mail: OutgoingMail): Promise<void> {
  await db.insert(mailOutbox).values(mail);
}

/** The oldest mail that is due, locked until the transaction ends: two processes never send the same one. */
export async function lockNextMail(db: Queryable): Promise<OutboxRow | undefined> {
  const backoff = sql`make_interval(secs => power(2, ${mailOutbox.attempts}) * 5)`;
  const isDue = sql`(${mailOutbox.triedAt} is null or ${mailOutbox.triedAt} + ${backoff} <= now())`;
  const [mail] = await db
    .select()
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.sentAt), lt(mailOutbox.attempts, maxAttempts), isDue))
    .orderBy(asc(mailOutbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return mail;
}

/** What was said to a person need not stay here after it has been said. */
export async function markSent(db: Queryable, id: number): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ sentAt: new Date(), text: '', html: '', lastError: null })
    .where(eq(mailOutbox.id, id));
}

export async function markFailed(db: Queryable, id: number, attempts: number, lastError: string): Promise<void> {
  await db.update(mailOutbox).set({ attempts, triedAt: new Date(), lastError }).where(eq(mailOutbox.id, id));
}
