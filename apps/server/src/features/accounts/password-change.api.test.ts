import { forgotPassword, login, updatePassword } from '@fitted/contract/account/auth';
import { currentUser } from '@fitted/contract/account/users';
import { expect, test } from 'vitest';
import { resetLink, waitingMails } from '../../testing/outbox.ts';
import { type Caller, testPassword, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const newPassword = 'Another-horse-2';

const change = (as: Caller | undefined, currentPassword: string, password = newPassword) =>
  server.call(updatePassword, {
    as,
    query: {},
    body: { currentPassword, newPassword: password, confirmPassword: password },
  });

async function signInAgain({ user }: Caller): Promise<Caller> {
  const answer = await server.call(login, { body: { email: user.email, password: testPassword } });
  return { user, cookie: `session=${answer.cookies[0]?.value}` };
}

test('a new password ends other sessions and renews this one', async () => {
  const here = await server.signUp();
  const elsewhere = await signInAgain(here);
  const answer = await change(here, testPassword);
  expect(answer.status).toBe(200);

  expect((await server.call(currentUser, { as: elsewhere })).status).toBe(401);
  expect((await server.call(currentUser, { as: here })).status).toBe(401);
  const renewed = { ...here, cookie: `session=${answer.cookies[0]?.value}` };
  expect((await server.call(currentUser, { as: renewed })).status).toBe(200);
  const [mail] = await waitingMails(server.database.db, here.user.email);
  expect(mail?.subject).toBe('Your password was changed');
});

test('the wrong current password changes nothing', async () => {
  const person = await server.signUp();
  const answer = await change(person, 'Not-the-password-1');
  expect(answer.status).toBe(400);
  expect(answer.error.message).toBe('Failed to update password. Please check your current password.');
  expect((await server.call(currentUser, { as: person })).status).toBe(200);
});

test('a common password is refused', async () => {
  const person = await server.signUp();
  expect((await change(person, testPassword, 'Password123')).error.code).toBe('weak_password');
});

test('a stranger cannot change a password', async () => {
  expect((await change(undefined, testPassword)).status).toBe(401);
});

test('a link mailed before the change no longer works', async () => {
  const person = await server.signUp();
  const { email } = person.user;
  await server.call(forgotPassword, { body: { email } });
  const { token } = await resetLink(server.database.db, email);
  await change(person, testPassword);
  const body = { token, password: 'A-third-horse-3', confirmPassword: 'A-third-horse-3' };
  expect((await server.call(updatePassword, { query: { email }, body })).error.code).toBe('reset_token_invalid');
});

test('messages for mismatched and short passwords are those of this form', async () => {
  const as = await server.signUp();
  const issues = async (body: { currentPassword: string; newPassword: string; confirmPassword: string }) =>
    (await server.call(updatePassword, { as, query: {}, body })).error.issues;
  expect(await issues({ currentPassword: testPassword, newPassword, confirmPassword: 'Different-1' })).toEqual([
    { path: 'confirmPassword', code: 'passwordsUnequal', message: "Passwords don't match" },
  ]);
  const short = 'Password must be at least 8 characters';
  expect(await issues({ currentPassword: 'x', newPassword: 'x', confirmPassword: 'x' })).toEqual(
    ['currentPassword', 'newPassword', 'confirmPassword'].map((path) => ({
      path,
      code: 'passwordShort',
      message: short,
      number: 8,
    })),
  );
});
