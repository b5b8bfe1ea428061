import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteUser } from '@fitted/contract/account/users';
import { adminAuditLog } from '@fitted/contract/admin/audit';
import { adminOperations } from '@fitted/contract/admin/metrics';
import { sendActivityReport } from '@fitted/contract/admin/users';
import { ResumeId, UserId } from '@fitted/contract/primitives';
import PostalMime from 'postal-mime';
import { beforeAll, expect, test } from 'vitest';
import { createFileMail } from '../../adapters/file-mail.ts';
import { jobApplications, resumeImprovements, resumes } from '../../db/schema/resumes.ts';
import { type Caller, useTestApp } from '../../testing/test-app.ts';

const outbox = mkdtempSync(join(tmpdir(), 'fitted-reports-'));
const server = useTestApp({}, { mail: createFileMail(outbox, 'Fitted <no-reply@example.com>', () => undefined) });
let admin: Caller;
beforeAll(async () => {
  admin = await server.admin();
});

const send = (userId: UserId) => server.call(sendActivityReport, { as: admin, body: { userId } });
async function lastMail(userId: UserId) {
  const name = readdirSync(outbox).find((file) => file.startsWith(`user-${userId}.report.`));
  return new PostalMime().parse(readFileSync(join(outbox, name ?? '')));
}

async function addResume(userId: UserId, createdAt: Date) {
  const [row] = await server.database.db
    .insert(resumes)
    .values({ userId, originalText: 'x', createdAt })
    .returning({ id: resumes.id });
  return ResumeId.parse(row?.id);
}

test('it tells the person, in their language, what they did in the last thirty days', async () => {
  const { user } = await server.signUp({ language: 'de', firstName: 'Jürgen' });
  const now = new Date();
  const longAgo = new Date(now.getTime() - 31 * 24 * 60 * 60 * 1000);
  const resumeId = await addResume(user.id, now);
  await addResume(user.id, now);
  await addResume(user.id, longAgo);
  const improvement = { userId: user.id, resumeId, originalText: 'x', improvedText: 'y', improvementType: 'z' };
  await server.database.db.insert(resumeImprovements).values([improvement, { ...improvement, createdAt: longAgo }]);
  await server.database.db.insert(jobApplications).values({ userId: user.id, jobTitle: 'Baker', company: 'Sample' });

  const answer = await send(user.id);
  expect(answer.body).toEqual({ message: expect.any(String), user: { id: user.id, email: user.email } });
  const mail = await lastMail(user.id);
  expect(mail.to?.[0]?.address).toBe(user.email);
  expect(mail.subject).toBe('Deine Aktivität bei Fitted');
  expect(mail.text).toContain('Gespeicherte Lebensläufe: 2\nVerbesserungen: 1\nBewerbungen: 1\nLetzte Anmeldung: ');
  expect(mail.text).not.toContain('Noch keine');
  const { entries } = (await server.call(adminAuditLog, { as: admin, query: { limit: 1 } })).body;
  expect(entries[0]).toMatchObject({ action: 'users.report', subject: `user:${user.id}` });
});

test('what was mailed to a person goes with their account, and nobody else’s mail does', async () => {
  const [leaving, staying] = [await server.signUp(), await server.signUp()];
  for (const { user } of [leaving, staying]) await send(user.id);
  const sent = readdirSync(outbox);
  await server.call(deleteUser, { as: leaving, params: { id: leaving.user.id }, query: { deleteDataOnly: 'false' } });
  const isTheirs = (name: string) => name.startsWith(`user-${leaving.user.id}.`);
  expect(sent.filter(isTheirs)).not.toEqual([]);
  expect(readdirSync(outbox)).toEqual(sent.filter((name) => !isTheirs(name)));
});

test('an address that takes no mail is said to fail, and nothing is recorded as sent', async () => {
  const { user } = await server.signUp({ email: 'nobody@nowhere.invalid' });
  const answer = await send(user.id);
  expect([answer.status, answer.error.code]).toEqual([502, 'mail_failed']);
  expect(answer.error.message).toBe('The mail could not be delivered to this address.');
  const { entries } = (await server.call(adminAuditLog, { as: admin, query: { limit: 1 } })).body;
  expect(entries[0]?.subject).not.toBe(`user:${user.id}`);
});

test('it counts among the mails of today, and is not sent again', async () => {
  const counted = async () => (await server.call(adminOperations, { as: admin })).body.mail;
  const before = await counted();
  await send((await server.signUp()).user.id);
  expect(await counted()).toEqual({ ...before, sentToday: before.sentToday + 1 });
});

test('nobody is told about a person who is not there', async () => {
  expect((await send(UserId.parse(2_000_000_000))).error.code).toBe('not_found');
});
