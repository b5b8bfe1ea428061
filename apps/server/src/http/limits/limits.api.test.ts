import { login, register } from '@fitted/contract/account/auth';
import { startTwoStep } from '@fitted/contract/account/security';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { rateLimits } from '../../db/schema/operations.ts';
import { waitingMails } from '../../testing/outbox.ts';
import { createTestApp, testPassword, useTestApp } from '../../testing/test-app.ts';
import { addressBlock } from './limits.ts';

const server = useTestApp({ RATE_LIMIT_MULTIPLIER: '1' });
const attempt = { body: { email: 'nobody@example.com', password: 'x' } };

test('password guessing for one account is limited, and the response says when to retry', async () => {
  const statuses = [];
  for (let i = 0; i < 11; i += 1) statuses.push((await server.call(login, attempt)).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
  const refused = await server.call(login, attempt);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect(refused.error.message).toBe('Too many requests. Please wait 15 minutes and try again.');
});

test('processes that share a database share the limits', async () => {
  const first = await createTestApp({ RATE_LIMIT_MULTIPLIER: '1' });
  const { app: second } = await buildApp(first.deps);
  const payload = { email: 'shared@example.com', password: 'x' };
  for (let i = 0; i < 5; i += 1) {
    await first.app.inject({ method: 'POST', url: '/api/login', payload });
    await second.inject({ method: 'POST', url: '/api/login', payload });
  }
  const eleventh = await second.inject({ method: 'POST', url: '/api/login', payload });
  expect(eleventh.statusCode).toBe(429);
  await second.close();
  await first.app.close();
  await first.database.close();
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['nonsense', 'unknown'],
])('%s counts as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});

const statusFrom = async (remoteAddress: string, email: string, password: string) => {
  const payload = { email, password };
  return (await server.app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress })).statusCode;
};

test('guessing by a stranger does not lock the owner out of their usual location', async () => {
  const { email } = (await server.signUp()).user;
  expect(await statusFrom('203.0.113.20', email, testPassword)).toBe(200);
  for (let i = 0; i < 10; i += 1) await statusFrom(`198.51.100.${i}`, email, 'wrong');
  expect(await statusFrom('198.51.100.99', email, testPassword)).toBe(429);
  expect(await statusFrom('203.0.113.20', email, testPassword)).toBe(200);
});

test('another spelling of the same account does not get a budget of its own', async () => {
  await server.signUp({ username: 'iiiNikos' });
  const spellings = ['iiiNikos', 'IIINIKOS', 'İiinikos', 'iİinikos', 'iiİNIKOS', 'İİİnikos'];
  for (let i = 0; i < 10; i += 1) await statusFrom(`198.51.101.${i}`, spellings[i % 6] ?? '', 'wrong');
  for (const spelling of spellings) expect(await statusFrom('198.51.101.99', spelling, testPassword)).toBe(429);
});

test('a successful sign-in resets the count', async () => {
  const { email } = (await server.signUp()).user;
  for (const network of ['192.0.2', '198.18.0']) {
    for (let i = 0; i < 8; i += 1) await statusFrom(`${network}.${i}`, email, 'wrong');
    expect(await statusFrom(`${network}.99`, email, testPassword)).toBe(200);
  }
});

test('an address block may try to sign in twenty times in five minutes, then again after the window', async () => {
  const { db } = server.database;
  // An invalid body still counts, because the limit is checked before the body is read.
  const knock = (host: number) =>
    server.app.inject({ method: 'POST', url: '/api/login', payload: {}, remoteAddress: `2001:db8:7:7::${host}` });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, host) => knock(host + 1)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(400));
  const refused = await knock(99);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(240);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);

  await db.update(rateLimits).set({ windowEndsAt: sql`now() - interval '1 second'` });
  expect((await knock(1)).statusCode).toBe(400);
  const [row] = await db.select().from(rateLimits).where(sql`key = 'sign-in:2001:db8:7:7::/64'`);
  expect(row?.hits).toBe(1);
  expect(row?.windowEndsAt.getTime()).toBeGreaterThan(Date.now());
});

test('an address block may request six mails, and a mailbox receives at most three', async () => {
  const { email } = (await server.signUp()).user;
  const url = '/api/reset-password';
  const ask = () => server.app.inject({ method: 'POST', url, payload: { email }, remoteAddress: '203.0.113.77' });
  const answers = await Promise.all(Array.from({ length: 7 }, ask));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(6).fill(200), 429]);
  expect(await waitingMails(server.database.db, email)).toHaveLength(3);
});

test('signing in gives no extra budget beyond that of the address: a second account meets the same limit', async () => {
  const apart = await createTestApp({ RATE_LIMIT_MULTIPLIER: '1' });
  const [first, second] = [await apart.signUp(), await apart.signUp()];
  await apart.database.db.delete(rateLimits);
  const attempt = async (as: typeof first) =>
    (await apart.call(startTwoStep, { as, body: { currentPassword: 'wrong' } })).status;
  const statuses: number[] = [];
  for (let i = 0; i < 10; i += 1) statuses.push(await attempt(first), await attempt(second));
  expect(statuses).not.toContain(429);
  expect([await attempt(first), await attempt(second)]).toEqual([429, 429]);
  await apart.app.close();
  await apart.database.close();
});

const newcomer = (n: number) => ({
  username: `daily${n}`,
  email: `daily${n}@example.com`,
  firstName: 'Robin',
  lastName: 'Sample',
  password: 'Correct-horse-1',
  addressLine1: '1 Sample Street',
  city: 'Sampleton',
  country: 'United Kingdom',
});

test('a signed-in user cannot register, and an address block has a daily limit of registrations', async () => {
  // A fortieth of the usual limit: one per day.
  const apart = await createTestApp({ RATE_LIMIT_MULTIPLIER: '0.025' });
  await apart.database.pool.query('update site_settings set subscription_required = false');
  const from = (n: number, remoteAddress: string, cookie?: string) =>
    apart.app.inject({
      method: 'POST',
      url: register.path,
      payload: newcomer(n),
      remoteAddress,
      ...(cookie && { headers: { cookie } }),
    });
  const forgetCalls = () => apart.database.pool.query("delete from rate_limits where key like 'sign-in:%'");
  const first = await from(1, '2001:db8:9:1::1');
  expect(first.statusCode).toBe(200);
  await forgetCalls();
  const signedIn = await from(2, '203.0.113.77', `session=${first.cookies[0]?.value}`);
  expect(signedIn.json()).toMatchObject({ code: 'already_signed_in' });
  await forgetCalls();
  expect((await from(3, '2001:db8:9:1::2')).statusCode).toBe(429);
  expect((await from(3, '2001:db8:9:2::2')).statusCode).toBe(200);
  await apart.app.close();
  await apart.database.close();
});
