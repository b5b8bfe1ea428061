import { updateProfile } from '@fitted/contract/account/users';
import { addApplication, changeApplication } from '@fitted/contract/applications';
import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailOutbox } from '../../db/schema/operations.ts';
import { jobApplications } from '../../db/schema/resumes.ts';
import { users } from '../../db/schema/users.ts';
import { type Caller, useTestApp } from '../../testing/test-app.ts';
import { remindOfFollowUps } from './jobs.ts';

const server = useTestApp();
const today = '2026-03-10';
const remind = (day = today) =>
  remindOfFollowUps({ db: server.database.db, appUrl: 'https://fitted.example', today: day });
const mailsTo = ({ user }: Caller) =>
  server.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, user.email));
const note = async (as: Caller, jobTitle: string, followUpOn: string | null, status = 'applied' as const) =>
  (await server.call(addApplication, { body: { jobTitle, company: 'Sample Ltd', followUpOn, status }, as })).body;

test('one mail a person names all that is due, and none of it twice', async () => {
  const person = await server.signUp({ language: 'de' });
  await note(person, 'Pflegefachkraft', today);
  await note(person, 'Nachtdienst', '2026-03-01');
  await note(person, 'Spaeter', '2026-03-11');
  await note(person, 'Ohne Tag', null);
  await Promise.all([remind(), remind()]);
  await remind();
  const [mail, ...more] = await mailsTo(person);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Heute bei 2 Bewerbungen nachfassen');
  expect(mail?.text).toContain('Pflegefachkraft');
  expect(mail?.text).toContain('Nachtdienst');
  expect(mail?.text).not.toContain('Spaeter');
  expect(mail?.text).not.toContain('Ohne Tag');
});

test('somebody behind a person with very many gets one mail, too', async () => {
  const [busy, other] = [await server.signUp(), await server.signUp()];
  const due = (as: Caller) => ({ userId: as.user.id, jobTitle: 'Clerk', company: 'Sample Ltd', followUpOn: today });
  await server.database.db.insert(jobApplications).values(Array.from({ length: 499 }, () => due(busy)));
  for (const jobTitle of ['Baker', 'Cook', 'Waiter']) await note(other, jobTitle, today);
  await remind();
  expect((await mailsTo(other)).map(({ subject }) => subject)).toEqual(['3 applications to follow up today']);
  expect(await mailsTo(busy)).toHaveLength(1);
});

test('everybody is reminded, however many they are', async () => {
  const { db } = server.database;
  const many = Array.from({ length: 201 }, (_, n) => ({ username: `many${n}`, email: `many${n}@example.com` }));
  const rest = { firstName: 'A', lastName: 'B', password: 'x', addressLine1: '1 Way', city: 'Ulm', country: 'Germany' };
  const people = await db
    .insert(users)
    .values(many.map((names) => ({ ...names, ...rest })))
    .returning({ userId: users.id });
  const due = { jobTitle: 'Clerk', company: 'Sample Ltd', followUpOn: today };
  await db.insert(jobApplications).values(people.map((person) => ({ ...person, ...due })));
  await remind();
  expect(await db.select().from(mailOutbox).where(like(mailOutbox.recipient, 'many%'))).toHaveLength(201);
});

test('a reminder does not change the application: its card stays where it is', async () => {
  const person = await server.signUp();
  const { id, updatedAt } = await note(person, 'Clerk', today);
  await remind();
  const [row] = await server.database.db.select().from(jobApplications).where(eq(jobApplications.id, id));
  expect([row?.remindedOf, row?.updatedAt.toISOString()]).toEqual([today, updatedAt]);
});

test('another day is another reminder', async () => {
  const person = await server.signUp();
  const { id, version } = await note(person, 'Clerk', today);
  await remind();
  await server.call(changeApplication, { params: { id }, body: { version, followUpOn: '2026-03-20' }, as: person });
  await remind();
  expect(await mailsTo(person)).toHaveLength(1);
  await remind('2026-03-20');
  expect(await mailsTo(person)).toHaveLength(2);
});

test('nobody is reminded of what is decided, nor against their will', async () => {
  const decided = await server.signUp();
  await note(decided, 'Clerk', today, 'rejected' as never);
  const unwilling = await server.signUp();
  await note(unwilling, 'Clerk', today);
  const answer = await server.call(updateProfile, {
    params: { id: unwilling.user.id },
    body: { followUpReminders: false },
    as: unwilling,
  });
  expect(answer.body.followUpReminders).toBe(false);
  await remind();
  expect(await mailsTo(decided)).toEqual([]);
  expect(await mailsTo(unwilling)).toEqual([]);
});
