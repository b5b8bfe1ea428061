import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { mailOutbox } from '../db/schema/operations.ts';

/** The queued mails to an address, newest first. */
export const waitingMails = (db: Database, recipient: string) =>
  db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, recipient), isNull(mailOutbox.sentAt)))
    .orderBy(desc(mailOutbox.id));

/** The parameters of the link in the newest mail. */
export async function resetLink(db: Database, recipient: string): Promise<{ url: URL; token: string; email: string }> {
  const [mail] = await waitingMails(db, recipient);
  const url = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'about:blank');
  return { url, token: url.searchParams.get('token') ?? '', email: url.searchParams.get('email') ?? '' };
}
