import { login } from '@fitted/contract/auth';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { createTestApp, testPassword, useTestApp } from '../testing/test-app.ts';
import { addressBlock } from './limits.ts';

const server = useTestApp({ RATE_LIMIT_MULTIPLIER: '1' });
const attempt = { body: { email: 'nobody@example.com', password: 'x' } };

test('guessing one account runs dry, and the answer says when to come back', async () => {
  const statuses = [];
  for (let i = 0; i < 11; i += 1) statuses.push((await server.call(login, attempt)).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
  const refused = await server.call(login, attempt);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect(refused.error.message).toBe('Too many requests. Please wait 15 minutes and try again.');
});

test('processes that share a database share the count', async () => {
  const first = await createTestApp({ RATE_LIMIT_MULTIPLIER: '1' });
  const second = await buildApp(first.deps);
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

test('a stranger who guesses does not lock the owner out of the place they sign in from', async () => {
  const { email } = (await server.signUp()).user;
  expect(await statusFrom('203.0.113.20', email, testPassword)).toBe(200);
  for (let i = 0; i < 10; i += 1) await statusFrom(`198.51.100.${i}`, email, 'wrong');
  expect(await statusFrom('198.51.100.99', email, testPassword)).toBe(429);
  expect(await statusFrom('203.0.113.20', email, testPassword)).toBe(200);
});

test('another spelling that finds the same account comes with no budget of its own', async () => {
  await server.signUp({ username: 'iiiNikos' });
  const spellings = ['iiiNikos', 'IIINIKOS', 'İiinikos', 'iİinikos', 'iiİNIKOS', 'İİİnikos'];
  for (let i = 0; i < 10; i += 1) await statusFrom(`198.51.101.${i}`, spellings[i % 6] ?? '', 'wrong');
  for (const spelling of spellings) expect(await statusFrom('198.51.101.99', spelling, testPassword)).toBe(429);
});

test('a sign-in that is right begins the count anew', async () => {
  const { email } = (await server.signUp()).user;
  for (const network of ['192.0.2', '198.18.0']) {
    for (let i = 0; i < 8; i += 1) await statusFrom(`${network}.${i}`, email, 'wrong');
    expect(await statusFrom(`${network}.99`, email, testPassword)).toBe(200);
  }
});
