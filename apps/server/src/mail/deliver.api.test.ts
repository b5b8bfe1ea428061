import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test, vi } from 'vitest';
import { createFileMail } from '../adapters/file-mail.ts';
import { createSmtpMail } from '../adapters/smtp-mail.ts';
import { mailOutbox } from '../db/schema/operations.ts';
import type { MailTransport } from '../ports/mail.ts';
import { useTestApp } from '../testing/test-app.ts';
import { deliverOutbox } from './deliver.ts';
import { claimNextMail, insertMail } from './repository.ts';

const server = useTestApp();
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await server.database.db.delete(mailOutbox);
});

interface Peer {
  readonly url: string;
  readonly received: string[];
}

/** A real SMTP server with configurable behaviour. */
async function startPeer(rules: SMTPServerOptions = {}): Promise<Peer> {
  const received: string[] = [];
  const peer = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_login, _session, done) => done(null, { user: 'fitted' }),
    ...rules,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  await new Promise<void>((done) => peer.listen(0, '127.0.0.1', done));
  closing.push(() => new Promise<void>((done) => peer.close(() => done())));
  return { url: `smtp://127.0.0.1:${(peer.server.address() as AddressInfo).port}`, received };
}

const refusal = (responseCode: number, text = 'refused') => Object.assign(new Error(text), { responseCode });

function transportTo(url: string): MailTransport {
  const transport = createSmtpMail(url, 'Fitted <no-reply@example.com>');
  closing.unshift(() => transport.close());
  return transport;
}

const letter = (recipient: string) => ({
  userId: null,
  recipient,
  subject: 'Grüße 日本',
  text: 'Hello\n.\nthere',
  html: '<p>Hello</p>',
});

test('a mail reaches a real server whole, in any script', async () => {
  const peer = await startPeer();
  await insertMail(server.database.db, letter('robin@example.com'));
  expect(await deliverOutbox(server.database.db, transportTo(peer.url), 'example.com')).toEqual({ sent: 1, failed: 0 });
  const mail = await new PostalMime().parse(peer.received[0] ?? '');
  expect(mail.subject).toBe('Grüße 日本');
  expect(mail.text?.trim()).toBe('Hello\n.\nthere');
  expect(mail.to?.[0]?.address).toBe('robin@example.com');
});

test.each(['robin@example.com', null])(
  'an answer goes to whom the mail names, otherwise to its sender: %s',
  async (replyTo) => {
    const peer = await startPeer();
    const folder = await mkdtemp(join(tmpdir(), 'fitted-mail-'));
    closing.push(() => rm(folder, { recursive: true }));
    const toFile = createFileMail(folder, 'Fitted <no-reply@example.com>', () => undefined);
    for (const transport of [transportTo(peer.url), toFile]) {
      await insertMail(server.database.db, { ...letter('support@example.com'), replyTo });
      await deliverOutbox(server.database.db, transport, 'example.com');
    }
    const [file = ''] = await readdir(folder);
    for (const source of [peer.received[0] ?? '', await readFile(join(folder, file))]) {
      const mail = await new PostalMime().parse(source);
      expect(mail.from?.address).toBe('no-reply@example.com');
      expect(mail.replyTo?.map(({ address }) => address)).toEqual(replyTo ? [replyTo] : undefined);
    }
    for (const row of await server.database.db.select().from(mailOutbox)) expect(row.replyTo).toBeNull();
  },
);

test('two processes that deliver at once send each mail once', async () => {
  const peer = await startPeer();
  for (let i = 0; i < 20; i += 1) await insertMail(server.database.db, letter(`robin${i}@example.com`));
  const reports = await Promise.all(
    [1, 2].map(() => deliverOutbox(server.database.db, transportTo(peer.url), 'example.com')),
  );
  expect(reports.map(({ sent }) => sent).reduce((a, b) => a + b)).toBe(20);
  expect(peer.received).toHaveLength(20);
});

test('a dead server loses nothing: the mail waits and goes out when it returns', async () => {
  await insertMail(server.database.db, letter('robin@example.com'));
  expect(await deliverOutbox(server.database.db, transportTo('smtp://127.0.0.1:1'), 'example.com')).toEqual({
    sent: 0,
    failed: 1,
  });
  const [waiting] = await server.database.db.select().from(mailOutbox);
  expect(waiting).toMatchObject({ attempts: 1, sentAt: null });

  await server.database.db.update(mailOutbox).set({ triedAt: new Date(0) });
  const peer = await startPeer();
  expect(await deliverOutbox(server.database.db, transportTo(peer.url), 'example.com')).toEqual({ sent: 1, failed: 0 });
  const [sent] = await server.database.db.select().from(mailOutbox);
  expect(sent).toMatchObject({ text: '', html: '', lastError: null });
});

test('an address that the server refuses for good is not tried again, and does not hold up the others', async () => {
  const peer = await startPeer({
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('nobody') ? refusal(550) : null),
  });
  await insertMail(server.database.db, letter('nobody@example.com'));
  await insertMail(server.database.db, letter('robin@example.com'));
  const transport = transportTo(peer.url);
  expect(await deliverOutbox(server.database.db, transport, 'example.com')).toEqual({ sent: 1, failed: 1 });
  await server.database.db.update(mailOutbox).set({ triedAt: new Date(0) });
  expect(await deliverOutbox(server.database.db, transport, 'example.com')).toEqual({ sent: 0, failed: 0 });
});

test.each<[string, number, SMTPServerOptions]>([
  ['a password that it no longer takes', 535, { onAuth: (_login, _session, done) => done(refusal(535)) }],
  ['a greeting that turns us away', 554, { onConnect: (_session, done) => done(refusal(554)) }],
  ['a sender that it does not know', 530, { onMailFrom: (_from, _session, done) => done(refusal(530)) }],
  ['no leave to relay', 554, { onRcptTo: (_to, _session, done) => done(refusal(554, '5.7.1 Relay access denied')) }],
])('a server that refuses us loses nothing: %s', async (_name, status, rules) => {
  const { db } = server.database;
  const peer = await startPeer(rules);
  await insertMail(db, letter('robin@example.com'));
  const login = peer.url.replace('//', '//user:password@');
  expect(await deliverOutbox(db, transportTo(login), 'example.com')).toEqual({ sent: 0, failed: 1 });
  expect(await db.select().from(mailOutbox)).toMatchObject([
    { attempts: 1, lastError: `The mail server did not take the mail (${status})` },
  ]);
});

test('after two days of failing a mail is still tried, once an hour', async () => {
  const { db } = server.database;
  await insertMail(db, letter('robin@example.com'));
  const claimAfter = async (minutes: number) => {
    await db.update(mailOutbox).set({ attempts: 48, triedAt: new Date(Date.now() - minutes * 60_000) });
    return claimNextMail(db);
  };
  expect(await claimAfter(59)).toBeUndefined();
  expect(await claimAfter(61)).toBeDefined();
});

test('while a mail server takes its time, the database is there for everybody else', async () => {
  const { db } = server.database;
  await insertMail(db, letter('robin@example.com'));
  let take: () => void = () => undefined;
  const taken = new Promise<void>((done) => {
    take = done;
  });
  const send = vi.fn(() => taken);
  const delivering = deliverOutbox(db, { send, close: () => undefined }, 'example.com');
  await expect.poll(() => send).toHaveBeenCalledOnce();
  expect(await db.select().from(mailOutbox)).toMatchObject([{ sentAt: null }]);
  take();
  expect(await delivering).toEqual({ sent: 1, failed: 0 });
});

test('a mail whose process died while sending it is left alone for a while, then sent by another', async () => {
  const { db } = server.database;
  const peer = await startPeer();
  await insertMail(db, letter('robin@example.com'));
  expect(await claimNextMail(db)).toMatchObject({ recipient: 'robin@example.com' });
  expect(await deliverOutbox(db, transportTo(peer.url), 'example.com')).toEqual({ sent: 0, failed: 0 });
  await db.update(mailOutbox).set({ triedAt: sql`tried_at - interval '2 minutes'` });
  expect(await deliverOutbox(db, transportTo(peer.url), 'example.com')).toEqual({ sent: 1, failed: 0 });
});
