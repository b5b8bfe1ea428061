import { forgotPassword, login } from '@fitted/contract/account/auth';
import { currentUser, updateProfile } from '@fitted/contract/account/users';
import { UserId } from '@fitted/contract/primitives';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { waitingMails } from '../../testing/outbox.ts';
import { type Caller, testPassword, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
type Change = Parameters<typeof server.call<typeof updateProfile>>[1]['body'];

const change = (as: Caller, body: Change, id = as.user.id) => server.call(updateProfile, { as, params: { id }, body });

test('changes only the given fields', async () => {
  const person = await server.signUp({ company: 'Old Company', jobTitle: 'Baker' });
  const answer = await change(person, { firstName: ' Ada ', company: '', addressLine1: '', language: 'fr' });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    firstName: 'Ada',
    lastName: 'Sample',
    company: null,
    jobTitle: 'Baker',
    addressLine1: '',
    language: 'fr',
  });
  expect((await server.call(currentUser, { as: person })).body).toEqual(answer.body);
  expect((await change(person, {})).body).toMatchObject({ firstName: 'Ada', jobTitle: 'Baker' });
});

test('a country must be on the list, empty, or the unlisted one already stored', async () => {
  const person = await server.signUp({ country: 'Ruritania' });
  expect((await change(person, { country: 'Narnia' })).error.issues).toMatchObject([{ path: 'country' }]);
  for (const country of ['Ruritania', 'France', ''])
    expect((await change(person, { country })).body.country).toBe(country);
});

test('users cannot give themselves rights or change protected fields', async () => {
  const person = await server.signUp();
  const body = { firstName: 'Ada', isAdmin: true, id: 1, password: 'x', stripeSubscriptionId: 'sub_1' } as Change;
  const answer = await change(person, body);
  expect(answer.body).toMatchObject({ id: person.user.id, isAdmin: false, stripeSubscriptionId: null });
  expect((await server.call(login, { body: { email: person.user.email, password: testPassword } })).status).toBe(200);
});

test('someone else’s profile looks like one that does not exist', async () => {
  const victim = await server.signUp();
  for (const as of [await server.signUp(), await server.admin()]) {
    const other = await change(as, { firstName: 'Hacked' }, victim.user.id);
    const missing = await change(as, { firstName: 'Hacked' }, UserId.parse(2_000_000_000));
    expect(other.status).toBe(404);
    expect(other.error).toEqual(missing.error);
  }
  expect((await server.call(currentUser, { as: victim })).body.firstName).toBe('Robin');
});

test('a new email address needs the password, notifies the old address and ends other sessions', async () => {
  const person = await server.signUp();
  const signedIn = await server.call(login, { body: { email: person.user.email, password: testPassword } });
  const elsewhere = { ...person, cookie: `session=${signedIn.cookies[0]?.value}` };
  const email = `moved-${person.user.email}`;

  for (const currentPassword of [undefined, 'Not-the-password-1']) {
    const refused = await change(person, { email, ...(currentPassword && { currentPassword }) });
    expect(refused.status).toBe(400);
    expect(refused.error.issues?.[0]?.path).toBe('currentPassword');
  }
  const answer = await change(person, { email, currentPassword: testPassword });
  expect(answer.body.email).toBe(email);
  expect((await server.call(currentUser, { as: elsewhere })).status).toBe(401);
  expect((await server.call(currentUser, { as: person })).status).toBe(200);
  const [mail] = await waitingMails(server.database.db, person.user.email);
  expect(mail?.text).toContain(email);
});

test('a reset link mailed to the old address stops working', async () => {
  const person = await server.signUp();
  await server.call(forgotPassword, { body: { email: person.user.email } });
  const email = `moved-${person.user.email}`;
  await change(person, { email, currentPassword: testPassword });
  const { rows } = await server.database.pool.query('select reset_token from users where id = $1', [person.user.id]);
  expect(rows).toEqual([{ reset_token: null }]);
});

test('the same address in another case needs no password', async () => {
  const person = await server.signUp();
  expect((await change(person, { email: person.user.email.toUpperCase() })).status).toBe(200);
});

test('a username or address of someone else is refused', async () => {
  const [first, second] = [await server.signUp(), await server.signUp()];
  const username = await change(second, { username: first.user.username.toUpperCase() });
  expect(username.error).toMatchObject({ code: 'already_exists' });
  const email = await change(second, { email: first.user.email, currentPassword: testPassword });
  expect(email.error.message).toBe('This email or username is already in use. Please try another.');
});

test('the account "admin" cannot be renamed, because its protection depends on the name', async () => {
  const admin = await server.admin();
  for (const username of ['someone-else', 'Admin'])
    expect((await change(admin, { username })).status, username).toBe(403);
  expect((await change(admin, { jobTitle: 'Administrator' })).status).toBe(200);
});

test('a picture is re-encoded and can be removed', async () => {
  const person = await server.signUp();
  const png = (await createCanvas(64, 64).encode('png')).toString('base64');
  const answer = await change(person, { profilePicture: `data:image/png;base64,${png}` });
  expect(answer.body.profilePicture).toMatch(/^data:image\/jpeg;base64,/);
  expect((await change(person, { profilePicture: '' })).body.profilePicture).toBeNull();
  await change(person, { profilePicture: `data:image/png;base64,${png}` });
  expect((await change(person, { profilePicture: null })).body.profilePicture).toBeNull();

  const fake = Buffer.from('<svg onload="alert(1)">').toString('base64');
  const refused = await change(person, { profilePicture: `data:image/png;base64,${fake}` });
  expect(refused.error.code).toBe('picture_unreadable');
});
