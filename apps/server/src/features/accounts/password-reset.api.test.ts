import { forgotPassword, login, updatePassword } from '@fitted/contract/account/auth';
import { currentUser } from '@fitted/contract/account/users';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema/users.ts';
import { resetLink, waitingMails } from '../../testing/outbox.ts';
import { testPassword, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp({ APP_URL: 'https://fitted.example' });
const newPassword = 'Another-horse-2';
const generic = 'If your email is registered, you will receive a password reset link shortly.';

const ask = (email: string, headers: Record<string, string> = {}) =>
  server.call(forgotPassword, { body: { email }, headers });
const reset = (email: string, token: string, password = newPassword) =>
  server.call(updatePassword, { query: { email }, body: { token, password, confirmPassword: password } });
const canSignIn = async (email: string, password: string) =>
  (await server.call(login, { body: { email, password } })).status === 200;

test('the mailed link changes the password once and ends every session', async () => {
  const person = await server.signUp();
  const { email } = person.user;
  expect((await ask(email)).body.message).toBe(generic);
  const link = await resetLink(server.database.db, email);
  expect(link.email).toBe(email);

  expect((await reset(email, link.token)).status).toBe(200);
  expect(await canSignIn(email, newPassword)).toBe(true);
  expect(await canSignIn(email, testPassword)).toBe(false);
  expect((await server.call(currentUser, { as: person })).status).toBe(401);

  const again = await reset(email, link.token, 'A-third-horse-3');
  expect(again.status).toBe(400);
  expect(again.error.message).toBe('Failed to update password. The token may have expired.');
});

test('an unknown address gets the same response after the same time, and no mail', async () => {
  const { user } = await server.signUp();
  const timed = async (email: string) => {
    // biome-ignore lint/plugin: asked is only that it does not take less
    const startedAt = performance.now();
    const { status, body } = await ask(email);
    // biome-ignore lint/plugin: as above
    return { status, body, ms: performance.now() - startedAt };
  };
  const known = await timed(user.email);
  const unknown = await timed('nobody@example.com');
  expect(unknown.status).toBe(known.status);
  expect(unknown.body).toEqual(known.body);
  expect(await waitingMails(server.database.db, 'nobody@example.com')).toEqual([]);
  // Both wait until the same deadline, which is later than either needs.
  expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(200);
});

test('the link points to our own address, whatever host the request names', async () => {
  const { user } = await server.signUp();
  await ask(user.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
  const { url } = await resetLink(server.database.db, user.email);
  expect(url.origin).toBe('https://fitted.example');
  const [mail] = await waitingMails(server.database.db, user.email);
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
});

test('the mail is written in the person’s language', async () => {
  const { user } = await server.signUp({ language: 'ja' });
  await ask(user.email);
  const [mail] = await waitingMails(server.database.db, user.email);
  expect(mail?.subject).toBe('新しいパスワードの設定');
});

test('the database stores no usable token', async () => {
  const { user } = await server.signUp();
  await ask(user.email);
  const { token } = await resetLink(server.database.db, user.email);
  const [row] = await server.database.db.select().from(users).where(eq(users.id, user.id));
  expect(row?.resetToken).toBeTruthy();
  expect(row?.resetToken).not.toBe(token);
});

test('a second request replaces the first link', async () => {
  const { user } = await server.signUp();
  await ask(user.email);
  const first = await resetLink(server.database.db, user.email);
  await ask(user.email);
  const second = await resetLink(server.database.db, user.email);
  expect((await reset(user.email, first.token)).error.code).toBe('reset_token_invalid');
  expect((await reset(user.email, second.token)).status).toBe(200);
});

test('a link is valid for the 30 minutes stated in the mail', async () => {
  const { user } = await server.signUp();
  await ask(user.email);
  const [mail] = await waitingMails(server.database.db, user.email);
  expect(mail?.text).toContain('30 minutes');
  const [row] = await server.database.db.select().from(users).where(eq(users.id, user.id));
  const minutesLeft = ((row?.resetTokenExpiry?.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutesLeft).toBeGreaterThan(28);
  expect(minutesLeft).toBeLessThanOrEqual(30);
  const { token } = await resetLink(server.database.db, user.email);
  await server.database.db
    .update(users)
    .set({ resetTokenExpiry: sql`now() - interval '1 second'` })
    .where(eq(users.id, user.id));
  expect((await reset(user.email, token)).error.code).toBe('reset_token_invalid');
  expect(await canSignIn(user.email, testPassword)).toBe(true);
});

test('someone else’s token, an empty one and a missing address are refused', async () => {
  const { user: victim } = await server.signUp();
  const { user: thief } = await server.signUp();
  await ask(thief.email);
  const { token } = await resetLink(server.database.db, thief.email);
  expect((await reset(victim.email, token)).error.code).toBe('reset_token_invalid');
  expect((await reset(victim.email, '')).error.code).toBe('reset_token_invalid');
  const body = { token, password: newPassword, confirmPassword: newPassword };
  expect((await server.call(updatePassword, { query: {}, body })).error.code).toBe('reset_token_invalid');
});

test('the same link used twice at once works only once', async () => {
  const { user } = await server.signUp();
  await ask(user.email);
  const { token } = await resetLink(server.database.db, user.email);
  const answers = await Promise.all([reset(user.email, token), reset(user.email, token, 'A-third-horse-3')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a common password is refused and the link keeps working', async () => {
  const { user } = await server.signUp();
  await ask(user.email);
  const { token } = await resetLink(server.database.db, user.email);
  expect((await reset(user.email, token, 'password123')).error.code).toBe('weak_password');
  expect((await reset(user.email, token)).status).toBe(200);
});

test('both passwords must be long enough and equal', async () => {
  const send = async (password: string, confirmPassword: string) =>
    (
      await server.call(updatePassword, {
        query: { email: 'a@example.com' },
        body: { token: 't', password, confirmPassword },
      })
    ).error.issues;
  expect(await send('short', 'short')).toEqual([
    { path: 'password', code: 'passwordShort', message: 'Password must be at least 8 characters', number: 8 },
    { path: 'confirmPassword', code: 'passwordShort', message: 'Password must be at least 8 characters', number: 8 },
  ]);
  expect(await send('long-enough-1', 'long-enough-2')).toEqual([
    { path: 'confirmPassword', code: 'passwordsDiffer', message: 'Passwords do not match' },
  ]);
});
