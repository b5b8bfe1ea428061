import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions, users } from '../../db/schema/users.ts';
import { hashToken } from '../../http/session.ts';
import { type Caller, useTestApp } from '../../testing/test-app.ts';
import { createSessionFinder } from './session-user-repository.ts';

const server = useTestApp();

const hashOf = ({ cookie }: Caller) => hashToken(decodeURIComponent(cookie.split('=')[1] ?? ''));
/** Each process has its own cache. */
const startProcess = () => createSessionFinder(server.database);

test('a person is read once, and anew in every process after a change by any', async () => {
  const { db } = server.database;
  const person = await server.signUp();
  const [here, there] = [startProcess(), startProcess()];
  const before = await here(hashOf(person));
  expect(before).toMatchObject({ id: person.user.id, jobTitle: null });
  expect(await here(hashOf(person))).toBe(before);
  expect(await there(hashOf(person))).toEqual(before);

  await db.update(users).set({ jobTitle: 'Baker' }).where(eq(users.id, person.user.id));
  const [changed, elsewhere] = [await here(hashOf(person)), await there(hashOf(person))];
  expect([changed?.jobTitle, elsewhere?.jobTitle]).toEqual(['Baker', 'Baker']);
  expect(await here(hashOf(person))).toBe(changed);
});

test('a change that is taken back changes nothing', async () => {
  const { db } = server.database;
  const person = await server.signUp();
  const find = startProcess();
  const before = await find(hashOf(person));
  const refused = db.transaction(async (tx) => {
    await tx.update(users).set({ isAdmin: true }).where(eq(users.id, person.user.id));
    throw new Error('taken back');
  });
  await expect(refused).rejects.toThrow('taken back');
  expect(await find(hashOf(person))).toBe(before);
});

test('a session that was ended or has run out is nobody’s, however well it is known', async () => {
  const { db } = server.database;
  const [gone, late, stays] = [await server.signUp(), await server.signUp(), await server.signUp()];
  const find = startProcess();
  const all = () => Promise.all([gone, late, stays].map((person) => find(hashOf(person))));
  expect((await all()).map((user) => user?.id)).toEqual([gone.user.id, late.user.id, stays.user.id]);

  await db.delete(sessions).where(eq(sessions.userId, gone.user.id));
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.userId, late.user.id));
  expect((await all()).map((user) => user?.id)).toEqual([undefined, undefined, stays.user.id]);
});

test('when a session was last used is written down, every five minutes at most', async () => {
  const { db } = server.database;
  const person = await server.signUp();
  const find = startProcess();
  const ofPerson = eq(sessions.userId, person.user.id);
  const seenAfter = async (minutesAgo: number) => {
    const before = new Date(Date.now() - minutesAgo * 60_000);
    await db.update(sessions).set({ lastSeenAt: before }).where(ofPerson);
    await find(hashOf(person));
    const [row] = await db.select().from(sessions).where(ofPerson);
    return (row?.lastSeenAt.getTime() ?? 0) > before.getTime();
  };
  expect([await seenAfter(4), await seenAfter(6)]).toEqual([false, true]);
});

test('two sessions of one person stay two', async () => {
  const person = await server.signUp();
  const { db } = server.database;
  await db.insert(sessions).values({
    tokenHash: hashToken('another'),
    userId: person.user.id,
    expiresAt: new Date(Date.now() + 60_000),
  });
  const find = startProcess();
  const [first, second] = await Promise.all([find(hashOf(person)), find(hashToken('another'))]);
  expect(first?.id).toBe(second?.id);
  expect(first?.sessionId).not.toBe(second?.sessionId);
});
