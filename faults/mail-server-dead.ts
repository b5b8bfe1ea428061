import { createServer, type Socket } from 'node:net';
import { sparePort } from '../scripts/postgres.ts';
import type { Fault } from './fault.ts';
import { ask, signUp } from './rig/client.ts';
import { openInbox } from './rig/inbox.ts';
import { type Product, pause, withFolder, withProducts } from './rig/product.ts';

/** Failed mail waits ten seconds, then longer; a run every minute looks for what is due. */
const deliveredWithinMs = 180_000;

export const refusingMailServer: Fault = {
  name: 'mail-server-refuses',
  promise: 'no mail server: sign-up and "forgot" answer in 500 ms; every mail arrives once when it is back',
  times: { usual: 5, record: 20 },
  run: (times) => withDeadServer(times, async () => async () => undefined),
};

export const hangingMailServer: Fault = {
  name: 'mail-server-hangs',
  promise: 'a mail server that says nothing: sign-up and "forgot" answer in 500 ms; every mail arrives once later',
  times: { usual: 5, record: 20 },
  run: (times) => withDeadServer(times, hangOn),
};

/** Accepts connections and never responds. */
async function hangOn(port: number): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return () =>
    new Promise((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
    });
}

async function withDeadServer(times: number, die: (port: number) => Promise<() => Promise<void>>) {
  const port = await sparePort();
  const revive = await die(port);
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}` };
  return withFolder((folder) =>
    withProducts([{ folder, env }], async ([product]) => {
      if (!product) throw new Error('no server');
      const { emails, signUpMs, forgotMs } = await causeMails(product, times);
      await revive();
      const backAt = performance.now();
      const inbox = await openInbox(port);
      // Each person gets the link that they asked for.
      const expected = emails.length;
      while (inbox.mails.length < expected && performance.now() - backAt < deliveredWithinMs) await pause(200);
      const deliveredMs = performance.now() - backAt;
      await pause(1500);
      const perPerson = emails.map((email) => inbox.mails.filter(({ recipient }) => recipient === email).length);
      const doubled = inbox.mails.length - new Set(inbox.mails.map(({ messageId }) => messageId)).size;
      await inbox.close();
      const slowest = Math.max(...signUpMs, ...forgotMs);
      return {
        isKept: slowest < 500 && doubled === 0 && perPerson.every((count) => count === 1),
        figures: {
          people: emails.length,
          signUpSlowestMs: Math.round(Math.max(...signUpMs)),
          forgotSlowestMs: Math.round(Math.max(...forgotMs)),
          mailsExpected: expected,
          mailsDelivered: inbox.mails.length,
          doubled,
          allDeliveredAfterS: Math.round(deliveredMs / 1000),
        },
      };
    }),
  );
}

async function causeMails({ url }: Product, times: number) {
  const emails: string[] = [];
  const [signUpMs, forgotMs]: [number[], number[]] = [[], []];
  await signUp(url);
  for (let n = 0; n < times; n += 1) {
    const email = `dead-mail-${n}@example.com`;
    emails.push(email);
    signUpMs.push(await timed(() => signUp(url, { email })));
    forgotMs.push(await timed(() => ask(url, { method: 'POST', path: '/api/reset-password', body: { email } })));
    await pause(150);
  }
  return { emails, signUpMs, forgotMs };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
