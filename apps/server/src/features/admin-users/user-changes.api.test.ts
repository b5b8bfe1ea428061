import { forgotPassword, login, updatePassword } from '@fitted/contract/account/auth';
import { currentUser } from '@fitted/contract/account/users';
import { adminAuditLog } from '@fitted/contract/admin/audit';
import { addUser, adminUsers, removeUser, updateUser } from '@fitted/contract/admin/users';
import { createCanvas } from '@napi-rs/canvas';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../db/schema/users.ts';
import { fillTables } from '../../testing/fill-tables.ts';
import { resetLink, waitingMails } from '../../testing/outbox.ts';
import { type Caller, testPassword, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
type Change = Parameters<typeof server.call<typeof updateUser>>[1]['body'];
let admin: Caller;
beforeAll(async () => {
  admin = await server.admin();
});

const change = (id: number, body: Change, as = admin) => server.call(updateUser, { as, params: { id }, body });
const remove = (id: number, as = admin) => server.call(removeUser, { as, params: { id } });
const isSignedIn = async (as: Caller) => (await server.call(currentUser, { as })).status === 200;
const acts = async (limit: number) => (await server.call(adminAuditLog, { as: admin, query: { limit } })).body.entries;
const total = async () => Number((await server.call(adminUsers, { as: admin, query: {} })).headers['x-total-count']);

const form = (username: string) => ({
  username,
  email: `${username}@example.com`,
  firstName: 'Ada',
  lastName: 'Sample',
  addressLine1: '1 Sample Street',
  city: 'Sampleton',
  country: 'United Kingdom',
});

describe('changing a user', () => {
  test('what is given changes, the person sees it, and the log has before and after', async () => {
    const person = await server.signUp({ company: 'Old Company' });
    const answer = await change(person.user.id, { firstName: 'Ada', company: '', postCode: 'AB1' });
    expect(answer.body).toMatchObject({ firstName: 'Ada', company: null, postCode: 'AB1', lastName: 'Sample' });
    expect((await server.call(currentUser, { as: person })).body).toEqual(answer.body);
    expect((await acts(1))[0]).toMatchObject({
      user: { username: 'admin' },
      action: 'users.update',
      subject: `user:${person.user.id}`,
      before: { username: person.user.username, firstName: 'Robin', company: 'Old Company', postCode: null },
      after: { username: person.user.username, firstName: 'Ada', company: null, postCode: 'AB1' },
    });
  });

  test('what changes nothing leaves no entry', async () => {
    const person = await server.signUp();
    const [latest] = await acts(1);
    expect((await change(person.user.id, { firstName: person.user.firstName })).status).toBe(200);
    expect((await acts(1))[0]).toEqual(latest);
  });

  test('administrator access is granted and taken; taking it ends the sessions', async () => {
    const person = await server.signUp();
    expect((await change(person.user.id, { isAdmin: true })).body.isAdmin).toBe(true);
    expect((await server.call(adminUsers, { as: person, query: {} })).status).toBe(200);
    expect((await change(person.user.id, { isAdmin: false })).body.isAdmin).toBe(false);
    expect(await isSignedIn(person)).toBe(false);
  });

  test('nobody takes away their own administrator access', async () => {
    const other = await server.signUp({ isAdmin: true });
    const refused = await change(other.user.id, { isAdmin: false }, other);
    expect([refused.status, refused.error.code]).toEqual([403, 'not_allowed']);
    expect((await change(other.user.id, { isAdmin: true, jobTitle: 'Editor' }, other)).status).toBe(200);
  });

  test('the account "admin" keeps its name and its access', async () => {
    const other = await server.signUp({ isAdmin: true });
    for (const body of [{ username: 'somebody' }, { username: 'Admin' }, { isAdmin: false }])
      expect((await change(admin.user.id, body, other)).error.code).toBe('not_allowed');
    expect((await change(admin.user.id, { username: 'admin', jobTitle: 'Root' }, other)).status).toBe(200);
  });

  test('a new address ends the sessions, stops old reset links and tells the old address', async () => {
    const person = await server.signUp();
    await server.call(forgotPassword, { body: { email: person.user.email } });
    const { token } = await resetLink(server.database.db, person.user.email);
    const email = `moved-${person.user.email}`;
    expect((await change(person.user.id, { email })).body.email).toBe(email);
    expect(await isSignedIn(person)).toBe(false);
    const body = { token, password: 'Another-horse-1', confirmPassword: 'Another-horse-1' };
    expect((await server.call(updatePassword, { query: { email }, body })).error.code).toBe('reset_token_invalid');
    const [mail] = await waitingMails(server.database.db, person.user.email);
    expect(mail?.text).toContain(email);
    expect((await server.call(login, { body: { email, password: testPassword } })).status).toBe(200);
  });

  test('an administrator who changes their own address stays signed in here', async () => {
    const other = await server.signUp({ isAdmin: true });
    expect((await change(other.user.id, { email: `own-${other.user.email}` }, other)).status).toBe(200);
    expect(await isSignedIn(other)).toBe(true);
  });

  test('a name or address of somebody else is refused', async () => {
    const [first, second] = [await server.signUp(), await server.signUp()];
    for (const body of [{ username: first.user.username.toUpperCase() }, { email: first.user.email.toUpperCase() }])
      expect((await change(second.user.id, body)).error.code).toBe('already_exists');
  });

  test('a picture is drawn anew, and shortened in the log', async () => {
    const person = await server.signUp();
    const png = (await createCanvas(64, 64).encode('png')).toString('base64');
    const answer = await change(person.user.id, { profilePicture: `data:image/png;base64,${png}` });
    expect(answer.body.profilePicture).toMatch(/^data:image\/jpeg;base64,/);
    expect(JSON.stringify(await acts(1)).length).toBeLessThan(1000);
    const fake = Buffer.from('<svg onload="alert(1)">').toString('base64');
    const refused = await change(person.user.id, { profilePicture: `data:image/png;base64,${fake}` });
    expect(refused.error.code).toBe('picture_unreadable');
  });

  test.each(['username', 'email', 'firstName', 'lastName', 'addressLine1', 'city', 'country'] as const)(
    '%s cannot be emptied',
    async (name) => {
      const person = await server.signUp();
      const refused = await change(person.user.id, { [name]: ' ' });
      expect([refused.status, refused.error.issues?.[0]?.path]).toEqual([400, name]);
    },
  );

  test('a change made on an older state is refused; a sign-in in between does not count as a change', async () => {
    const { id, email: old } = (await server.signUp()).user;
    const { updatedAt: seenUpdatedAt, email } = (await change(id, { company: 'None', email: `new-${old}` })).body;
    await server.call(forgotPassword, { body: { email } });
    expect((await server.call(login, { body: { email, password: testPassword } })).status).toBe(200);
    expect((await change(id, { company: 'First', seenUpdatedAt })).status).toBe(200);
    expect((await change(id, { company: 'Second', seenUpdatedAt })).error.code).toBe('changed_meanwhile');
  });

  test('the country is one of the list, or the one that was there', async () => {
    const { id } = (await server.signUp()).user;
    expect((await change(id, { country: 'Narnia' })).error.issues?.[0]?.path).toBe('country');
    await server.database.db.update(users).set({ country: 'Narnia' }).where(eq(users.id, id));
    expect((await change(id, { country: 'Narnia', company: 'Lamp Post' })).status).toBe(200);
    const added = await server.call(addUser, { as: admin, body: { ...form('lucy'), country: 'Narnia' } });
    expect(added.error.issues?.[0]?.path).toBe('country');
  });

  test('who is not there cannot be changed', async () => {
    expect((await change(2_000_000_000, { firstName: 'Ada' })).error.code).toBe('not_found');
  });
});

describe('adding a user', () => {
  test('they choose their password by a mailed link, and only then can sign in', async () => {
    const answer = await server.call(addUser, { as: admin, body: { ...form('newcomer'), isAdmin: true } });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ username: 'newcomer', isAdmin: true, lastLoginAt: null });
    const { token, email } = await resetLink(server.database.db, 'newcomer@example.com');
    const body = { token, password: testPassword, confirmPassword: testPassword };
    expect((await server.call(updatePassword, { query: { email }, body })).status).toBe(200);
    expect((await server.call(login, { body: { email, password: testPassword } })).status).toBe(200);
    const [entry] = await acts(1);
    expect(entry).toMatchObject({ action: 'users.create', before: null, after: { username: 'newcomer' } });
    expect(JSON.stringify(entry)).not.toMatch(/password|argon2|resetToken/i);
  });

  test('a name that is taken creates nothing and mails nobody', async () => {
    const before = await total();
    const body = { ...form('another'), username: 'ADMIN' };
    expect((await server.call(addUser, { as: admin, body })).error.code).toBe('already_exists');
    expect(await total()).toBe(before);
    expect(await waitingMails(server.database.db, 'another@example.com')).toEqual([]);
  });
});

describe('deleting a user', () => {
  test('everything of theirs goes; that it happened stays', async () => {
    const person = await server.signUp({ firstName: 'Zebulonia' });
    await fillTables(server.database.db, person.user, 900_001);
    await change(person.user.id, { company: 'Known Company' });
    expect((await remove(person.user.id)).status).toBe(200);
    expect(await isSignedIn(person)).toBe(false);
    expect((await remove(person.user.id)).status).toBe(404);
    const entries = await acts(100);
    expect(entries[0]).toMatchObject({ action: 'users.delete', subject: `user:${person.user.id}`, before: null });
    expect(JSON.stringify(entries)).not.toMatch(/Zebulonia|Known Company/);
  });

  test('the account "admin" is never deleted, by anybody', async () => {
    const other = await server.signUp({ isAdmin: true });
    for (const as of [admin, other]) {
      const refused = await remove(admin.user.id, as);
      expect([refused.status, refused.error.code]).toEqual([403, 'protected_user']);
    }
    expect(await isSignedIn(admin)).toBe(true);
  });

  test('an administrator may delete themselves', async () => {
    const other = await server.signUp({ isAdmin: true });
    expect((await remove(other.user.id, other)).status).toBe(200);
    expect((await acts(1))[0]).toMatchObject({ user: null, action: 'users.delete' });
  });
});
