import { currentUser } from '@fitted/contract/account/users';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { auditLog } from '../db/schema/operations.ts';
import { sessions } from '../db/schema/users.ts';
import { testPassword, useTestApp } from '../testing/test-app.ts';

const server = useTestApp();

const signIn = (email: string, headers: Record<string, string> = {}) =>
  ({ method: 'POST', url: '/api/login', payload: { email, password: testPassword }, headers }) as const;

test('over https the cookie is bound to this host and inaccessible to scripts and other sites', async () => {
  const { email } = (await server.signUp()).user;
  const { app } = await buildApp({
    ...server.deps,
    config: readConfig({ LOG_LEVEL: 'silent', APP_URL: 'https://fitted.example', RATE_LIMIT_MULTIPLIER: '1000' }),
  });
  const { cookies } = await app.inject(signIn(email));
  const cookie = cookies.find(({ name }) => name === '__Host-session');
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  expect(cookie).not.toHaveProperty('domain');
  // 256 bits, base64url.
  expect(cookie?.value).toMatch(/^[\w-]{43}$/);
  await app.close();
});

test('responses that depend on the caller are not cached', async () => {
  const person = await server.signUp();
  const own = await server.call(currentUser, { as: person });
  expect(own.headers['cache-control']).toBe('no-store');
  const refused = await server.call(currentUser, {});
  expect(refused.headers['cache-control']).toBe('no-store');
  const publicList = await server.app.inject({ url: '/api/plans', headers: { cookie: person.cookie } });
  expect(publicList.headers['cache-control']).toBe('no-store');
});

test('a session expires after 30 days, whatever happened in the meantime', async () => {
  const person = await server.signUp();
  const { db } = server.database;
  const [begun] = await db.select().from(sessions).where(eq(sessions.userId, person.user.id));
  expect(((begun?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000).toBeCloseTo(30, 2);
  await db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.userId, person.user.id));
  expect((await server.call(currentUser, { as: person })).status).toBe(401);
});

test('a client cannot choose its address', async () => {
  const { id, email } = (await server.signUp()).user;
  await server.app.inject(signIn(email, { 'x-forwarded-for': '203.0.113.66', 'x-real-ip': '203.0.113.66' }));
  const entries = await server.database.db.select().from(auditLog).where(eq(auditLog.userId, id));
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.map(({ address }) => address)).not.toContain('203.0.113.66');
});

test('behind a proxy the address is the one that the proxy saw, not one that the client supplied', async () => {
  const { id, email } = (await server.signUp()).user;
  const { app } = await buildApp({ ...server.deps, config: { ...server.config, trustProxy: true } });
  await app.inject(signIn(email, { 'x-forwarded-for': '203.0.113.66, 198.51.100.7' }));
  await app.close();
  const entries = await server.database.db.select().from(auditLog).where(eq(auditLog.userId, id));
  expect(entries.map(({ address }) => address)).toContain('198.51.100.7');
  expect(entries.map(({ address }) => address)).not.toContain('203.0.113.66');
});
