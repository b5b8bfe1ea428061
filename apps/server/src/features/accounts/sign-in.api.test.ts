import { login, logout } from '@fitted/contract/account/auth';
import { currentUser } from '@fitted/contract/account/users';
import { expect, test } from 'vitest';
import { testPassword, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();

test('signs in by email or username in any case, and the session is recognised', async () => {
  const { user } = await server.signUp();
  for (const identifier of [user.email, user.username, user.email.toUpperCase()]) {
    const answer = await server.call(login, { body: { email: identifier, password: testPassword } });
    expect(answer.status).toBe(200);
    const cookie = `session=${answer.cookies[0]?.value}`;
    const me = await server.call(currentUser, { as: { user, cookie } });
    expect(me.body.username).toBe(user.username);
  }
});

test('a wrong password and an unknown account get the same response', async () => {
  const { user } = await server.signUp();
  const wrong = await server.call(login, { body: { email: user.email, password: 'Not-the-password-1' } });
  const missing = await server.call(login, { body: { email: 'nobody@example.com', password: 'Not-the-password-1' } });
  expect(wrong.status).toBe(401);
  expect(wrong.error.message).toBe('Invalid email/username or password.');
  expect(missing.error).toEqual(wrong.error);
});

test('responses never contain the password or its hash', async () => {
  const person = await server.signUp();
  const me = await server.call(currentUser, { as: person });
  expect(Object.keys(me.body)).not.toContain('password');
  expect(JSON.stringify(me.body)).not.toContain('argon2');
});

test('missing fields have their own messages, and a code for other languages', async () => {
  const answer = await server.call(login, { body: { email: '', password: '' } });
  expect(answer.status).toBe(400);
  expect(answer.error.issues).toEqual([
    { path: 'email', message: 'Email or username is required', code: 'identifierRequired' },
    { path: 'password', message: 'Password is required', code: 'passwordRequired' },
  ]);
});

test('signing out ends the session on the server, not only in the browser', async () => {
  const person = await server.signUp();
  await server.call(logout, { as: person });
  expect((await server.call(currentUser, { as: person })).status).toBe(401);
});

test('signing in replaces any token that the browser sent', async () => {
  const person = await server.signUp();
  await server.call(login, { as: person, body: { email: person.user.email, password: testPassword } });
  expect((await server.call(currentUser, { as: person })).status).toBe(401);
});
