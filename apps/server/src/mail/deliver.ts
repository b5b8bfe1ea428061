import type { Database } from '../db/client.ts';
import { MailFailure, type MailTransport } from '../ports/mail.ts';
import { claimNextMail, markFailed, markSent, maxAttempts } from './repository.ts';

/**
 * Sends queued mail. Failed mails stay queued and are retried for days, so a mail server outage delays mail but loses
 * none.
 */
export async function deliverOutbox(db: Database, transport: MailTransport, domain: string) {
  const report = { sent: 0, failed: 0 };
  for (;;) {
    const outcome = await deliverNext(db, transport, domain);
    if (outcome === 'none') return report;
    report[outcome] += 1;
  }
}

async function deliverNext(
  db: Database,
  transport: MailTransport,
  domain: string,
): Promise<'none' | 'sent' | 'failed'> {
  const mail = await claimNextMail(db);
  if (!mail) return 'none';
  try {
    const messageId = `<${mail.id}.${mail.createdAt.getTime()}@${domain}>`;
    const { userId, recipient: to, replyTo, subject, text, html } = mail;
    await transport.send({ messageId, userId, to, replyTo, subject, text, html });
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    await markFailed(db, mail.id, error.isRetryable ? mail.attempts + 1 : maxAttempts, error.message);
    return 'failed';
  }
  await markSent(db, mail.id);
  return 'sent';
}
