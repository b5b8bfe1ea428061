import { forgotPassword } from '@fitted/contract/account/auth';
import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, rateLimits } from '../../db/schema/operations.ts';
import { siteSettings } from '../../db/schema/site.ts';
import { resetLink } from '../../testing/outbox.ts';
import { testPassword, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const home = '203.0.113.30';

const post = async (url: string, remoteAddress: string, payload: object) =>
  (await server.app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
const signIn = (from: string, email: string, password = testPassword) => post('/api/login', from, { email, password });

/** Simulates a stranger guessing until the limit is reached, by setting the counter. */
async function lock(...identifiers: readonly string[]): Promise<void> {
  for (const identifier of identifiers) await signIn('198.51.100.7', identifier, 'wrong');
  const isAttempt = like(rateLimits.key, 'sign-in-account:%');
  await server.database.db.update(rateLimits).set({ hits: 10_000_000 }).where(isAttempt);
}

test('guessing by a stranger does not lock a new user out of the address they registered from', async () => {
  const person = { username: 'vic', email: 'vic@example.com', firstName: 'Vic', lastName: 'Sample' };
  const address = { addressLine1: '1 Sample Street', city: 'Sampleton', country: 'United Kingdom' };
  await server.database.db.update(siteSettings).set({ subscriptionRequired: false });
  expect(await post('/api/register', home, { ...person, ...address, password: testPassword })).toBe(200);
  await lock('vic');
  expect(await signIn('198.51.100.8', 'vic')).toBe(429);
  expect(await signIn(home, 'vic')).toBe(200);
});

test('a password reset lifts a lock caused by guessing, for email and username, from any address', async () => {
  const { email, username } = (await server.signUp()).user;
  await lock(email, username);
  await server.call(forgotPassword, { body: { email } });
  const { token } = await resetLink(server.database.db, email);
  const password = 'Another-horse-2';
  const url = `/api/update-password?email=${encodeURIComponent(email)}`;
  expect(await post(url, home, { token, password, confirmPassword: password })).toBe(200);
  expect(await signIn('192.0.2.50', email, password)).toBe(200);
  expect(await signIn('192.0.2.51', username, password)).toBe(200);
});

test('an address counts as the owner’s for thirty days', async () => {
  const { id, email } = (await server.signUp()).user;
  const { db } = server.database;
  expect(await signIn(home, email)).toBe(200);
  await lock(email);
  const wasHere = (daysAgo: number) =>
    db
      .update(auditLog)
      .set({ createdAt: new Date(Date.now() - daysAgo * 86_400_000) })
      .where(eq(auditLog.userId, id));
  await wasHere(31);
  expect(await signIn(home, email)).toBe(429);
  await wasHere(29);
  expect(await signIn(home, email)).toBe(200);
});
