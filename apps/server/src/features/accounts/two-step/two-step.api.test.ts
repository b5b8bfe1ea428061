import { login } from '@fitted/contract/account/auth';
import {
  confirmTwoStep,
  listSecurityEvents,
  renewRecoveryCodes,
  startTwoStep,
  stopTwoStep,
  twoStepState,
} from '@fitted/contract/account/security';
import { currentUser } from '@fitted/contract/account/users';
import { adminAuditLog } from '@fitted/contract/admin/audit';
import { adminUsers, turnOffTwoStep } from '@fitted/contract/admin/users';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { recoveryCodes, twoStepSecrets } from '../../../db/schema/two-step.ts';
import { qrCodeOf } from '../../../security/qr-code.ts';
import { stepAt, totpCode } from '../../../security/totp.ts';
import { waitingMails } from '../../../testing/outbox.ts';
import { type Caller, testPassword, useTestApp } from '../../../testing/test-app.ts';
import { adminPassword } from '../../../testing/test-database.ts';
import { giveNewPassword, rescueFromTwoStep } from '../rescue.ts';

const server = useTestApp();
const currentPassword = testPassword;

/** A code is accepted only once. Reset the last step instead of waiting half a minute for the next code. */
async function freshCode({ user }: Caller, secret: string): Promise<string> {
  const { db } = server.database;
  await db.update(twoStepSecrets).set({ lastStep: 0 }).where(eq(twoStepSecrets.userId, user.id));
  return totpCode(secret, stepAt(Date.now()));
}

async function turnOn(as: Caller) {
  const { secret, otpauthUrl, qrCode } = (await server.call(startTwoStep, { as, body: { currentPassword } })).body;
  expect(qrCode).toEqual(qrCodeOf(otpauthUrl));
  const answer = await server.call(confirmTwoStep, { as, body: { code: await freshCode(as, secret) } });
  return { secret, otpauthUrl, codes: answer.body.recoveryCodes };
}

const signIn = ({ user }: Caller, code?: string) =>
  server.call(login, { body: { email: user.email, password: testPassword, ...(code && { code }) } });

test('once on, sign-in asks for a code and accepts each code once', async () => {
  const person = await server.signUp();
  expect((await server.call(twoStepState, { as: person })).body).toEqual({ isOn: false, recoveryCodesLeft: 0 });
  const { secret, otpauthUrl, codes } = await turnOn(person);
  expect(otpauthUrl).toContain(`secret=${secret}`);
  expect(new Set(codes).size).toBe(10);
  expect((await server.call(twoStepState, { as: person })).body).toEqual({ isOn: true, recoveryCodesLeft: 10 });

  const asked = await signIn(person);
  expect(asked.status).toBe(401);
  expect(asked.error.code).toBe('second_factor_required');
  expect(asked.cookies).toEqual([]);
  expect((await signIn(person, '000000')).error.code).toBe('second_factor_wrong');
  const code = await freshCode(person, secret);
  expect((await signIn(person, code)).status).toBe(200);
  expect((await signIn(person, code)).error.code).toBe('second_factor_wrong');
});

test('a wrong password does not reveal whether two-step verification is on', async () => {
  const person = await server.signUp();
  await turnOn(person);
  const answer = await server.call(login, { body: { email: person.user.email, password: 'Not-the-password-1' } });
  expect(answer.error.code).toBe('invalid_credentials');
});

test('a recovery code works once, is stored only as a hash, and its use is recorded', async () => {
  const person = await server.signUp();
  const { codes } = await turnOn(person);
  const [code = ''] = codes;
  const stored = await server.database.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.user.id));
  expect(JSON.stringify(stored)).not.toContain(code);

  expect((await signIn(person, code.toUpperCase())).status).toBe(200);
  expect((await signIn(person, code)).error.code).toBe('second_factor_wrong');
  expect((await server.call(twoStepState, { as: person })).body.recoveryCodesLeft).toBe(9);
  const { events } = (await server.call(listSecurityEvents, { as: person, query: {} })).body;
  expect(events.map(({ action }) => action)).toContain('recovery_code_used');
});

test('codes work only for their own account', async () => {
  const [first, second] = [await server.signUp(), await server.signUp()];
  const { codes } = await turnOn(first);
  await turnOn(second);
  expect((await signIn(second, codes[0])).error.code).toBe('second_factor_wrong');
});

test('nothing changes until the first code is confirmed', async () => {
  const person = await server.signUp();
  await server.call(startTwoStep, { as: person, body: { currentPassword } });
  expect((await server.call(confirmTwoStep, { as: person, body: { code: '000000' } })).error.code).toBe('code_wrong');
  expect((await signIn(person)).status).toBe(200);
});

test('setup, turning off and new recovery codes need the password, the last two also a code', async () => {
  const person = await server.signUp();
  const wrong = { currentPassword: 'Not-the-password-1' };
  expect((await server.call(startTwoStep, { as: person, body: wrong })).error.code).toBe('current_password_wrong');
  const { secret, codes } = await turnOn(person);
  expect((await server.call(startTwoStep, { as: person, body: { currentPassword } })).status).toBe(409);

  for (const route of [stopTwoStep, renewRecoveryCodes]) {
    const code = await freshCode(person, secret);
    const noPassword = await server.call(route, { as: person, body: { ...wrong, code } });
    expect(noPassword.error.code).toBe('current_password_wrong');
    const noCode = await server.call(route, { as: person, body: { currentPassword, code: '000000' } });
    expect(noCode.error.code).toBe('code_wrong');
  }
  const proof = async () => ({ currentPassword, code: await freshCode(person, secret) });
  const renewed = await server.call(renewRecoveryCodes, { as: person, body: await proof() });
  expect(renewed.body.recoveryCodes).toHaveLength(10);
  expect((await signIn(person, codes[0])).error.code).toBe('second_factor_wrong');
  expect((await server.call(stopTwoStep, { as: person, body: await proof() })).status).toBe(200);
  expect((await signIn(person)).status).toBe(200);
});

test('a correct password without a code does not reset the count of attempts', async () => {
  const person = await server.signUp();
  const { secret } = await turnOn(person);
  const attempts = async () => {
    const counted = await server.database.pool.query(`select hits from rate_limits where key like 'sign-in-account:%'`);
    return counted.rows.length;
  };
  await server.database.pool.query(`delete from rate_limits where key like 'sign-in-account:%'`);
  await signIn(person);
  await signIn(person, '000000');
  expect(await attempts()).toBe(1);
  await signIn(person, await freshCode(person, secret));
  expect(await attempts()).toBe(0);
});

test('guessing codes is limited', async () => {
  const strict = await server.signUp();
  const { secret } = await turnOn(strict);
  const key = `second-step:user-${strict.user.id}`;
  await server.database.pool.query(
    `insert into rate_limits (key, hits, window_ends_at) values ($1, 10000000, now() + interval '1 minute')
     on conflict (key) do update set hits = excluded.hits`,
    [key],
  );
  expect((await signIn(strict, await freshCode(strict, secret))).status).toBe(429);
});

const isSignedIn = async (as: Caller) => (await server.call(currentUser, { as })).status === 200;
const newestMail = async ({ user }: Caller) => (await waitingMails(server.database.db, user.email))[0]?.subject;

test('an administrator can turn it off for someone who lost phone and codes; this is recorded, and they are notified', async () => {
  const [person, admin] = [await server.signUp(), await server.admin()];
  await turnOn(person);
  const off = (as: Caller, id: number, password = adminPassword) =>
    server.call(turnOffTwoStep, { as, params: { id }, body: { currentPassword: password } });
  const hasTwoStep = async () => {
    const found = await server.call(adminUsers, { as: admin, query: { search: person.user.username } });
    return found.body.map((user) => user.hasTwoStep);
  };

  expect((await off(admin, person.user.id, 'Not-the-password-1')).error.code).toBe('current_password_wrong');
  expect((await off(await server.signUp(), person.user.id, testPassword)).error.code).toBe('not_allowed');
  expect(await hasTwoStep()).toEqual([true]);

  expect((await off(admin, person.user.id)).status).toBe(200);
  expect(await hasTwoStep()).toEqual([false]);
  expect(await isSignedIn(person)).toBe(false);
  expect(await newestMail(person)).toBe('Two-step verification is off');
  const [act] = (await server.call(adminAuditLog, { as: admin, query: { limit: 1 } })).body.entries;
  expect(act).toMatchObject({ action: 'users.two_step_off', subject: `user:${person.user.id}` });
  expect((await signIn(person)).status).toBe(200);
  expect((await off(admin, person.user.id)).error.code).toBe('not_found');
});

test('an administrator’s own second step cannot be turned off without a code', async () => {
  const admin = await server.signUp({ isAdmin: true });
  await turnOn(admin);
  const params = { id: admin.user.id };
  const answer = await server.call(turnOffTwoStep, { as: admin, params, body: { currentPassword } });
  expect(answer.error.code).toBe('not_allowed');
});

test('the operator can turn it off and set a new password, also for the administrator', async () => {
  const person = await server.signUp();
  await turnOn(person);
  const deps = { db: server.database.db, supportAddress: 'help@fitted.example' };
  await rescueFromTwoStep(person.user.username.toUpperCase(), deps);
  expect(await isSignedIn(person)).toBe(false);
  expect((await signIn(person)).status).toBe(200);
  await expect(rescueFromTwoStep(person.user.email, deps)).rejects.toThrow(/not on/);

  const password = await giveNewPassword(person.user.email, deps);
  expect((await signIn(person)).error.code).toBe('invalid_credentials');
  expect((await server.call(login, { body: { email: person.user.email, password } })).status).toBe(200);
  expect(await newestMail(person)).toBe('Your password was changed');
  await expect(giveNewPassword('nobody', deps)).rejects.toThrow('There is no account nobody');
});
