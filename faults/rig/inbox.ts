import { SMTPServer } from 'smtp-server';

export interface Mail {
  readonly recipient: string;
  readonly messageId: string;
}

export interface Inbox {
  readonly mails: Mail[];
  close(): Promise<void>;
}

/** A mail server that accepts everything, each mail after a delay. */
export async function openInbox(port: number, delayMs = 0): Promise<Inbox> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        setTimeout(() => {
          const messageId = /^message-id:\s*(\S+)/im.exec(Buffer.concat(chunks).toString())?.[1] ?? '';
          mails.push({ recipient: session.envelope.rcptTo[0]?.address ?? '', messageId });
          done();
        }, delayMs);
      });
    },
  });
  // Clients are expected to be killed in the middle of a mail.
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return { mails, close: () => new Promise((done) => server.close(() => done())) };
}
