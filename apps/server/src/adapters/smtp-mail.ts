import { createTransport } from 'nodemailer';
import { MailFailure, type MailTransport } from '../ports/mail.ts';

export function createSmtpMail(smtpUrl: string, from: string): MailTransport {
  // The library waits minutes by default; a dead server must free the job soon, which then tries again later.
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 15_000,
  });
  return {
    async send({ messageId, to, subject, text, html }) {
      try {
        await transport.sendMail({ messageId, from, to, subject, text, html });
      } catch (error) {
        const status = (error as { responseCode?: number }).responseCode ?? 0;
        throw new MailFailure(`The mail server did not take the mail (${status || 'no answer'})`, status < 500, {
          cause: error,
        });
      }
    },
    close: () => transport.close(),
  };
}
