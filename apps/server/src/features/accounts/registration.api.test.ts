import { checkUsername, login, register } from '@fitted/contract/account/auth';
import { currentUser } from '@fitted/contract/account/users';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { siteSettings } from '../../db/schema/site.ts';
import { users } from '../../db/schema/users.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { registerAccount } from './registration.ts';
import type { AccountDeps } from './service.ts';

const server = useTestApp();
// With a subscription required, registering without paying is refused; that has its own tests.
beforeAll(async () => {
  await server.database.db.update(siteSettings).set({ subscriptionRequired: false });
});
let count = 0;

function buildForm(details: object = {}) {
  count += 1;
  return {
    username: `newcomer${count}`,
    email: `newcomer${count}@example.com`,
    firstName: 'Robin',
    lastName: 'Sample',
    password: 'Correct-horse-1',
    addressLine1: '1 Sample Street',
    city: 'Sampleton',
    country: 'United Kingdom',
    ...details,
  };
}

const find = async (email: string) => {
  const [row] = await server.database.db.select().from(users).where(eq(users.email, email));
  return row;
};

test('a new user is registered and signed in, and can sign in again', async () => {
  const form = buildForm({ language: 'de', company: ' ', jobTitle: 'Baker' });
  const answer = await server.call(register, { body: form });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ username: form.username, isAdmin: false, language: 'de', company: null });
  expect(answer.body).toMatchObject({ stripeCustomerId: null, stripeSubscriptionId: null });
  expect(answer.body.lastLoginAt).not.toBeNull();
  const user = await find(form.email);
  const cookie = `session=${answer.cookies[0]?.value}`;
  if (!user) throw new Error('not stored');
  expect((await server.call(currentUser, { as: { user, cookie } })).body.email).toBe(form.email);
  expect((await server.call(login, { body: { email: form.username, password: form.password } })).status).toBe(200);
});

test('nobody can register as an administrator', async () => {
  const form = buildForm({ isAdmin: true, is_admin: true, id: 1, role: 'admin' });
  const answer = await server.call(register, { body: form });
  expect(answer.body.isAdmin).toBe(false);
  expect((await find(form.email))?.isAdmin).toBe(false);
});

test('an unconfirmed subscription creates no account', async () => {
  for (const ids of [
    { stripeCustomerId: 'cus_1', stripeSubscriptionId: 'sub_1' },
    { stripeSubscriptionId: 'sub_1' },
    { stripeCustomerId: 'cus_1' },
  ]) {
    const form = buildForm(ids);
    const answer = await server.call(register, { body: form });
    expect(answer.status).toBe(402);
    expect(await find(form.email)).toBeUndefined();
  }
});

test('a confirmed subscription is attached in the transaction that creates the account', async () => {
  const asked: unknown[] = [];
  const deps: AccountDeps = {
    db: server.database.db,
    now: () => new Date(),
    limiter: { spend: async () => undefined, spendBudget: async () => undefined, forget: async () => undefined },
    appUrl: 'http://localhost:3000',
    supportAddress: 'support@example.com',
    nudgeMail: () => undefined,
    isSubscriptionRequired: async () => false,
    settlePreRegistration: async () => undefined,
    isAwaited: async () => false,
    verifyPreRegistration: async (_tx, user, paid) => {
      asked.push([user.email, paid]);
      return paid.stripeSubscriptionId === 'sub_paid';
    },
  };
  const paid = { stripeCustomerId: 'cus_9', stripeSubscriptionId: 'sub_paid' };
  const full = (details: object) => ({
    ...buildForm(details),
    addressLine2: null,
    postCode: null,
    region: null,
    jobTitle: null,
    company: null,
  });
  const user = await registerAccount(full(paid), { address: '192.0.2.1' }, deps);
  expect(user).toMatchObject(paid);
  expect(asked).toEqual([[user.email, paid]]);

  const refused = full({ ...paid, stripeSubscriptionId: 'sub_forged' });
  await expect(registerAccount(refused, { address: '192.0.2.1' }, deps)).rejects.toMatchObject({
    code: 'payment_failed',
  });
  expect(await find(refused.email)).toBeUndefined();
});

test.each(['username', 'email'] as const)('the same %s in any case is refused with the same message', async (kept) => {
  const first = buildForm();
  await server.call(register, { body: first });
  const second = { ...buildForm(), [kept]: first[kept].toUpperCase() };
  const answer = await server.call(register, { body: second });
  expect(answer.status).toBe(409);
  expect(answer.error.message).toBe('This email or username is already in use. Please try another.');
});

test('two simultaneous registrations create one account', async () => {
  const form = buildForm();
  const answers = await Promise.all([1, 2, 3].map(() => server.call(register, { body: form })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test.each(['Password123', 'Qwerty12345', 'Welcome2026'])('%s is refused as too common', async (password) => {
  const answer = await server.call(register, { body: buildForm({ password }) });
  expect(answer.status).toBe(400);
  expect(answer.error).toMatchObject({
    code: 'weak_password',
    message: 'Please choose a stronger password that meets our security requirements.',
  });
});

test('the username is refused as a password', async () => {
  const form = buildForm({ username: 'Galumphing', password: 'Galumphing1' });
  expect((await server.call(register, { body: form })).error.code).toBe('weak_password');
});

test('a country must be on the list', async () => {
  const answer = await server.call(register, { body: buildForm({ country: 'Narnia' }) });
  expect(answer.status).toBe(400);
  expect(answer.error).toMatchObject({ code: 'invalid', message: 'Country is required' });
});

test('every invalid field has its own message', async () => {
  const body = { ...buildForm(), username: 'ab', email: 'x', firstName: '', lastName: '', password: 'aB1' };
  const answer = await server.call(register, { body: { ...body, addressLine1: '', city: '', country: '' } });
  expect(answer.status).toBe(400);
  expect(answer.error.issues?.map(({ message }) => message)).toEqual([
    'Username must be at least 3 characters',
    'Please enter a valid email address',
    'First name is required',
    'Last name is required',
    'Password must be at least 8 characters',
    'Address line 1 is required',
    'City is required',
    'Country is required',
  ]);
});

test('a taken name is recognised even if JavaScript and the database fold its letters differently', async () => {
  const form = buildForm({ username: `İlker${Date.now()}` });
  await server.call(register, { body: form });
  const { username, password } = form;
  expect((await server.call(checkUsername, { params: { username } })).body.exists).toBe(true);
  expect((await server.call(login, { body: { email: username, password } })).status).toBe(200);
});

test('the username check handles any case and unusual characters', async () => {
  const form = buildForm({ username: `Zoë/${Date.now()}%` });
  await server.call(register, { body: form });
  const exists = async (username: string) => (await server.call(checkUsername, { params: { username } })).body.exists;
  expect(await exists(form.username)).toBe(true);
  expect(await exists(form.username.toUpperCase())).toBe(true);
  expect(await exists('nobody-has-this-name')).toBe(false);
});
