import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFileMail } from '../adapters/file-mail.ts';
import { aiUsage } from '../db/schema/ai-usage.ts';
import { auditLog, mailOutbox, rateLimits } from '../db/schema/operations.ts';
import { sessions } from '../db/schema/users.ts';
import { maxAttempts } from '../mail/repository.ts';
import { useTestApp } from '../testing/test-app.ts';
import { expiryJob } from './maintenance.ts';

const server = useTestApp();
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);

test('deletes what is no longer needed and keeps what may still be used', async () => {
  const { db } = server.database;
  const mail = { recipient: 'a@example.com', text: '', html: '' };
  await db.insert(mailOutbox).values([
    { ...mail, subject: 'sent long ago', createdAt: daysAgo(40), sentAt: daysAgo(40) },
    { ...mail, subject: 'given up long ago', createdAt: daysAgo(40), attempts: maxAttempts },
    { ...mail, subject: 'still tried', createdAt: daysAgo(40), attempts: 3 },
    { ...mail, subject: 'sent last week', createdAt: daysAgo(7), sentAt: daysAgo(7) },
  ]);
  const call = { useCase: 'chat', provider: 'p', model: 'm', outcome: 'answered' };
  const dayOf = (days: number) => daysAgo(days).toISOString().slice(0, 10);
  await db.insert(aiUsage).values([
    { ...call, day: dayOf(402) },
    { ...call, day: dayOf(398) },
  ]);
  const { user } = await server.signUp();
  const own = { userId: user.id, address: '203.0.113.5' };
  const nobodys = { userId: null, action: 'sign_in_failed', address: '203.0.113.6' };
  await db.delete(auditLog);
  await db.insert(auditLog).values([
    { ...own, action: 'signed_in', createdAt: daysAgo(366) },
    { ...own, action: 'signed_out', createdAt: daysAgo(364) },
    { ...own, action: 'admin.event.create', createdAt: daysAgo(4000) },
    { ...own, action: 'sign_in_failed', createdAt: daysAgo(31) },
    { ...nobodys, createdAt: daysAgo(31) },
    { ...nobodys, createdAt: daysAgo(29) },
  ]);
  await db.insert(sessions).values({ tokenHash: 'over', userId: user.id, expiresAt: daysAgo(1) });
  await db.delete(rateLimits);
  await db.insert(rateLimits).values([
    { key: 'over', hits: 9, windowEndsAt: daysAgo(1) },
    { key: 'counts', hits: 9, windowEndsAt: daysAgo(-1) },
  ]);
  const outbox = mkdtempSync(join(tmpdir(), 'fitted-outbox-'));
  onTestFinished(() => rmSync(outbox, { recursive: true }));
  for (const [name, days] of Object.entries({ 'sent-long-ago.eml': 40, 'sent-last-week.eml': 7 })) {
    writeFileSync(join(outbox, name), 'x');
    utimesSync(join(outbox, name), daysAgo(days), daysAgo(days));
  }
  await expiryJob(
    db,
    createFileMail(outbox, 'Fitted <no-reply@example.com>', () => undefined),
    () => new Date(),
  ).run({});
  expect(readdirSync(outbox)).toEqual(['sent-last-week.eml']);
  expect((await db.select().from(mailOutbox)).map(({ subject }) => subject)).toEqual(['still tried', 'sent last week']);
  expect((await db.select().from(auditLog)).map(({ userId, action }) => [userId, action])).toEqual([
    [user.id, 'signed_out'],
    [user.id, 'admin.event.create'],
    [user.id, 'sign_in_failed'],
    [null, 'sign_in_failed'],
  ]);
  expect((await db.select().from(sessions)).map(({ tokenHash }) => tokenHash === 'over')).toEqual([false]);
  expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['counts']);
  expect((await db.select().from(aiUsage)).map(({ day }) => day)).toEqual([dayOf(398)]);
});
