import { login } from '@fitted/contract/account/auth';
import { endOtherSessions, endSession, listSecurityEvents, listSessions } from '@fitted/contract/account/security';
import { currentUser } from '@fitted/contract/account/users';
import { expect, test } from 'vitest';
import { type Caller, testPassword, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();

async function signInElsewhere({ user }: Caller): Promise<Caller> {
  const body = { email: user.email, password: testPassword };
  const answer = await server.call(login, { body, headers: { 'user-agent': 'Another browser' } });
  return { user, cookie: `session=${answer.cookies[0]?.value}` };
}
const isSignedIn = async (as: Caller) => (await server.call(currentUser, { as })).status === 200;

test('a person sees where they are signed in and ends one or all other sessions', async () => {
  const here = await server.signUp();
  const [second, third, fourth] = [
    await signInElsewhere(here),
    await signInElsewhere(here),
    await signInElsewhere(here),
  ];
  const sessions = (await server.call(listSessions, { as: second })).body;
  expect(sessions).toHaveLength(4);
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect(JSON.stringify(sessions)).not.toContain(second.cookie.split('=')[1]);

  const own = (await server.call(listSessions, { as: third })).body.find(({ isCurrent }) => isCurrent);
  expect((await server.call(endSession, { as: here, params: { id: own?.id ?? 0 } })).status).toBe(200);
  expect(await isSignedIn(third)).toBe(false);

  await server.call(endOtherSessions, { as: here });
  expect([await isSignedIn(here), await isSignedIn(second), await isSignedIn(fourth)]).toEqual([true, false, false]);
});

test('nobody ends a stranger’s session, nor learns that it exists', async () => {
  const [victim, stranger] = [await server.signUp(), await server.signUp()];
  const [session] = (await server.call(listSessions, { as: victim })).body;
  const other = await server.call(endSession, { as: stranger, params: { id: session?.id ?? 0 } });
  const missing = await server.call(endSession, { as: stranger, params: { id: 2_000_000_000 } });
  expect(other.status).toBe(404);
  expect(other.error).toEqual(missing.error);
  expect(await isSignedIn(victim)).toBe(true);
});

test('security events are listed newest first, page by page, one’s own only', async () => {
  const person = await server.signUp();
  await server.call(login, { body: { email: person.user.email, password: 'Not-the-password-1' } });
  await signInElsewhere(person);
  const first = (await server.call(listSecurityEvents, { as: person, query: { limit: 2 } })).body;
  expect(first.events.map(({ action }) => action)).toEqual(['signed_in', 'sign_in_failed']);
  const cursor = first.nextCursor ?? undefined;
  const rest = (await server.call(listSecurityEvents, { as: person, query: { limit: 2, cursor } })).body;
  expect(rest).toMatchObject({ events: [{ action: 'signed_in' }], nextCursor: null });

  const stranger = await server.signUp();
  const seen = (await server.call(listSecurityEvents, { as: stranger, query: {} })).body.events;
  expect(seen.every(({ id }) => ![...first.events, ...rest.events].some((event) => event.id === id))).toBe(true);
});
