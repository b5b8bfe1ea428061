import { confirmTwoStep, proveIdentity, startTwoStep } from '@fitted/contract/account/security';
import { currentUser, deleteUser } from '@fitted/contract/account/users';
import { addUser, removeUser, updateUser } from '@fitted/contract/admin/users';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { stepAt, totpCode } from '../../security/totp.ts';
import { type Caller, testPassword, useTestApp } from '../../testing/test-app.ts';
import { adminPassword } from '../../testing/test-database.ts';

const anAccount = (username: string) => ({
  username,
  email: `${username}@example.com`,
  firstName: 'Sam',
  lastName: 'Sample',
  addressLine1: '1 Sample Street',
  city: 'Sampleton',
  country: 'United Kingdom',
});

describe('with ten minutes', () => {
  const server = useTestApp();
  /** As if the session had been idle for longer than a proof lasts. */
  const letProofsExpire = () =>
    server.database.db.execute(sql`update sessions set proven_at = now() - interval '11 minutes'`);
  const prove = (as: Caller, body: { currentPassword?: string; code?: string }) =>
    server.call(proveIdentity, { as, body });

  const deeds: [string, (admin: Caller, victim: Caller) => Promise<{ status: number; error: { code: string } }>][] = [
    [
      'adding an administrator',
      (as) => server.call(addUser, { as, body: { ...anAccount(`grave${Date.now()}`), isAdmin: true } }),
    ],
    [
      'making somebody an administrator',
      (as, { user }) => server.call(updateUser, { as, params: { id: user.id }, body: { isAdmin: true } }),
    ],
    [
      'changing somebody’s address',
      (as, { user }) => server.call(updateUser, { as, params: { id: user.id }, body: { email: `new-${user.email}` } }),
    ],
    ['erasing an account', (as, { user }) => server.call(removeUser, { as, params: { id: user.id } })],
    [
      'erasing one’s own data',
      (_, as) => server.call(deleteUser, { as, params: { id: as.user.id }, query: { deleteDataOnly: 'true' } }),
    ],
    [
      'erasing one’s own account',
      (_, as) => server.call(deleteUser, { as, params: { id: as.user.id }, query: { deleteDataOnly: 'false' } }),
    ],
  ];

  test.each(deeds)('%s requires a recent proof of identity', async (_, act) => {
    const [admin, victim] = [await server.admin(), await server.signUp()];
    await letProofsExpire();
    const refused = await act(admin, victim);
    expect({ status: refused.status, code: refused.error.code }).toEqual({ status: 403, code: 'proof_required' });

    expect((await prove(admin, { currentPassword: 'Not-the-password-1' })).error.code).toBe('current_password_wrong');
    expect((await act(admin, victim)).error.code).toBe('proof_required');
    expect((await prove(admin, { currentPassword: adminPassword })).status).toBe(200);
    expect((await prove(victim, { currentPassword: testPassword })).status).toBe(200);
    expect((await act(admin, victim)).status).toBe(200);
  });

  test.each(deeds)('%s needs no further proof right after sign-in', async (_, act) => {
    expect((await act(await server.admin(), await server.signUp())).status).toBe(200);
  });

  test('minor changes need no proof', async () => {
    const [as, { user }] = [await server.admin(), await server.signUp()];
    await letProofsExpire();
    const body = { jobTitle: 'Baker', email: user.email.toUpperCase(), isAdmin: false };
    expect((await server.call(updateUser, { as, params: { id: user.id }, body })).status).toBe(200);
    expect((await server.call(addUser, { as, body: anAccount('plainly-added') })).status).toBe(200);
  });

  test('a proof counts only for its own session', async () => {
    const person = await server.signUp();
    const elsewhere = await server.signUp();
    await letProofsExpire();
    await prove(elsewhere, { currentPassword: testPassword });
    const query = { deleteDataOnly: 'true' } as const;
    const answer = await server.call(deleteUser, { as: person, params: { id: person.user.id }, query });
    expect(answer.error.code).toBe('proof_required');
    expect((await server.call(proveIdentity, { body: { currentPassword: testPassword } })).status).toBe(401);
  });

  test('an app code is a proof only if two-step verification is on', async () => {
    const as = await server.signUp();
    const { secret } = (await server.call(startTwoStep, { as, body: { currentPassword: testPassword } })).body;
    const codeAt = (offsetMs: number) => totpCode(secret, stepAt(Date.now() + offsetMs));
    expect((await prove(as, { code: codeAt(0) })).error.code).toBe('code_wrong');
    await server.call(confirmTwoStep, { as, body: { code: codeAt(-30_000) } });
    await letProofsExpire();
    expect((await prove(as, { code: '000000' })).error.code).toBe('code_wrong');
    expect((await prove(as, { code: codeAt(0) })).status).toBe(200);
    const query = { deleteDataOnly: 'true' } as const;
    expect((await server.call(deleteUser, { as, params: { id: as.user.id }, query })).status).toBe(200);
  });

  test('only the protected admin can change its own address', async () => {
    const [admin, other] = [await server.admin(), await server.signUp({ isAdmin: true })];
    const change = (as: Caller, email: string) =>
      server.call(updateUser, { as, params: { id: admin.user.id }, body: { email } });
    expect((await change(other, 'taken-over@example.com')).status).toBe(403);
    expect((await change(admin, 'moved-admin@example.com')).status).toBe(200);
    await server.database.db.execute(sql`update users set email = 'admin@example.com' where username = 'admin'`);
  });
});

describe('with PROOF_MINUTES=0', () => {
  const server = useTestApp({ PROOF_MINUTES: '0' });

  test('every sensitive action needs its own proof, even right after sign-in', async () => {
    const as = await server.signUp();
    const erase = () => server.call(deleteUser, { as, params: { id: as.user.id }, query: { deleteDataOnly: 'true' } });
    expect((await erase()).error.code).toBe('proof_required');
    await server.call(proveIdentity, { as, body: { currentPassword: testPassword } });
    expect((await erase()).status).toBe(200);
    expect((await erase()).error.code).toBe('proof_required');
    expect((await server.call(currentUser, { as })).status).toBe(200);
  });
});
