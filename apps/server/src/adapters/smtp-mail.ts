import { createTransport } from 'nodemailer';
import { MailFailure, type MailTransport } from '../ports/mail.ts';
import { replyHeader } from './reply-header.ts';

interface SmtpRefusal {
  readonly responseCode?: number;
  readonly response?: string;
  /** The SMTP command that was refused. */
  readonly command?: string;
}

/**
 * Only refusals of this particular mail, its recipient or its content, are final. If the server refuses us (a wrong
 * password, an unknown sender, "relay access denied", which is 5.7), it will accept the mail once the operator has
 * fixed that.
 */
function isFinal({ responseCode = 0, response = '', command }: SmtpRefusal): boolean {
  if (responseCode < 500) return false;
  return command === 'DATA' || (command === 'RCPT TO' && !/^5\d\d[ -]5\.7\./.test(response));
}

export function createSmtpMail(smtpUrl: string, from: string): MailTransport {
  // The library's defaults wait for minutes; with a dead server the job should fail soon and be retried later.
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 15_000,
  });
  return {
    async send({ messageId, to, replyTo, subject, text, html }) {
      try {
        await transport.sendMail({ messageId, from, to, ...replyHeader(replyTo), subject, text, html });
      } catch (error) {
        const refusal = error as SmtpRefusal;
        const answer = refusal.responseCode ?? 'no answer';
        throw new MailFailure(`The mail server did not take the mail (${answer})`, !isFinal(refusal), { cause: error });
      }
    },
    close: () => transport.close(),
  };
}
