import { sparePort, withPostgres } from '../scripts/postgres.ts';
import type { Fault } from './fault.ts';
import { enqueue, withClient } from './rig/database.ts';
import { openInbox } from './rig/inbox.ts';
import { type Product, pause, startProduct, withFolder } from './rig/product.ts';

const mails = 200;

export const killedWhileMailing: Fault = {
  name: 'killed-while-mailing',
  promise: `killed again and again while it delivers ${mails} mails: all arrive, none twice`,
  times: { usual: 5, record: 20 },
  run: (times) => withPostgres((databaseUrl) => withFolder((folder) => deliverUnderKills(times, databaseUrl, folder))),
};

async function deliverUnderKills(times: number, databaseUrl: string, folder: string) {
  const smtpPort = await sparePort();
  const options = { folder, databaseUrl, port: await sparePort(), env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` } };
  // Slow enough that a kill usually interrupts a mail in progress.
  const inbox = await openInbox(smtpPort, 30);
  let product: Product = await startProduct(options);
  try {
    await fillOutbox(databaseUrl);
    for (let kill = 0; kill < times; kill += 1) {
      // The server does this itself after each mail it writes; these were written behind its back.
      await withClient(databaseUrl, (client) => enqueue(client, 'mail.deliver'));
      const before = inbox.mails.length;
      for (let waits = 0; inbox.mails.length === before && waits < 100; waits += 1) await pause(50);
      await pause(Math.random() * 200);
      await product.end('SIGKILL');
      product = await startProduct(options);
    }
    const startedAt = performance.now();
    while (countDistinct(inbox.mails) < mails && performance.now() - startedAt < 200_000) await pause(200);
    const deliveredS = Math.round((performance.now() - startedAt) / 1000);
    await pause(2000);
    const delivered = countDistinct(inbox.mails);
    const doubled = inbox.mails.length - delivered;
    return {
      isKept: delivered === mails && doubled === 0,
      figures: { kills: times, mails, delivered, doubled, lastDeliveredAfterLastKillS: deliveredS },
    };
  } finally {
    await product.end('SIGKILL');
    await inbox.close();
  }
}

const countDistinct = (received: readonly { readonly messageId: string }[]) =>
  new Set(received.map(({ messageId }) => messageId)).size;

async function fillOutbox(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, (client) =>
    client.query(
      "insert into mail_outbox (recipient, subject, text, html) select 'person' || n || '@example.com', " +
        "'News', 'Hello', '<p>Hello</p>' from generate_series(1, $1) n",
      [mails],
    ),
  );
}
