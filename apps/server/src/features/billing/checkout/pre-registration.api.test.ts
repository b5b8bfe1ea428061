import { register } from '@fitted/contract/account/auth';
import { deleteUser, updateProfile } from '@fitted/contract/account/users';
import { confirmSandboxPayment, createPreRegistrationSubscription, subscriptionStatus } from '@fitted/contract/billing';
import { UserId } from '@fitted/contract/primitives';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkouts, payments, subscriptions, trialUses, webhookEvents } from '../../../db/schema/billing.ts';
import { gatewayInvoices, gatewaySubscriptions } from '../../../db/schema/sandbox-gateway.ts';
import { siteSettings } from '../../../db/schema/site.ts';
import { users } from '../../../db/schema/users.ts';
import { PaymentsUnavailable } from '../../../ports/payments.ts';
import { type Answer, type Caller, testPassword, useTestApp } from '../../../testing/test-app.ts';
import { reconcile } from '../jobs.ts';
import { billingDeps } from '../testing/billing-deps.ts';
import { monthly } from '../testing/buying.ts';
import { type Newcomer, newcomer, registrationForm } from '../testing/newcomers.ts';
import { testCard } from '../testing/test-cards.ts';

const hour = 60 * 60 * 1000;
let clock = new Date();
const now = () => clock;
const server = useTestApp({}, { now });
let count = 0;

function buildNewcomer(): Newcomer {
  count += 1;
  return newcomer(`newcomer${count}`);
}

const begin = (person: Newcomer, choice: object = {}, cookies: Answer<unknown>['cookies'] = []) =>
  server.call(createPreRegistrationSubscription, {
    body: { ...monthly, ...person, ...choice },
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
const pay = (clientSecret: string) => server.call(confirmSandboxPayment, { body: testCard(clientSecret) });
const idsOf = ({
  stripeCustomerId,
  stripeSubscriptionId,
}: {
  stripeCustomerId: string;
  stripeSubscriptionId: string;
}) => ({
  stripeCustomerId,
  stripeSubscriptionId,
});

const requireSubscription = (subscriptionRequired: boolean) =>
  server.database.db.update(siteSettings).set({ subscriptionRequired });

async function registered(person: Newcomer, ids: object) {
  const answer = await server.call(register, { body: registrationForm(person, ids) });
  const [user] = await server.database.db.select().from(users).where(eq(users.email, person.email));
  const caller = user && ({ user, cookie: `session=${answer.cookies[0]?.value}` } satisfies Caller);
  return { answer, caller };
}

test('events, ended checkouts and used trials are deleted after their retention period', async () => {
  const { db } = server.database;
  const person = { email: 'gone@example.com', username: 'gone' };
  await db.insert(webhookEvents).values({ id: 'evt_old', type: 'any', payload: {}, processedAt: new Date() });
  await db.insert(checkouts).values({ ...person, ...monthly, isTrial: false, state: 'ended' });
  await db.insert(trialUses).values({ addressHash: 'tried' });
  const deps = await billingDeps(server, now);
  const leftAfter = async (days: number) => {
    clock = new Date(Date.now() + days * 24 * hour);
    await reconcile({ ...deps, payments: { ...deps.payments, sandbox: null } });
    const events = await db.select().from(webhookEvents).where(eq(webhookEvents.id, 'evt_old'));
    const begun = await db.select().from(checkouts).where(eq(checkouts.email, person.email));
    const trials = await db.select().from(trialUses).where(eq(trialUses.addressHash, 'tried'));
    return { events: events.length, begun: begun.length, trials: trials.length };
  };
  expect(await leftAfter(29)).toEqual({ events: 1, begun: 1, trials: 1 });
  expect(await leftAfter(31)).toEqual({ events: 1, begun: 0, trials: 1 });
  expect(await leftAfter(89)).toEqual({ events: 1, begun: 0, trials: 1 });
  expect(await leftAfter(91)).toEqual({ events: 0, begun: 0, trials: 1 });
  expect(await leftAfter(729)).toEqual({ events: 0, begun: 0, trials: 1 });
  expect(await leftAfter(731)).toEqual({ events: 0, begun: 0, trials: 0 });
  clock = new Date();
});

test('after paying first and registering second, the account has its subscription', async () => {
  const person = buildNewcomer();
  const begun = (await begin(person)).body;
  await pay(begun.clientSecret);
  const { answer, caller } = await registered(person, idsOf(begun));
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject(idsOf(begun));
  expect((await server.call(subscriptionStatus, { as: caller })).body.hasActiveSubscription).toBe(true);
  const { db } = server.database;
  const owned = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, UserId.parse(caller?.user.id)));
  expect(owned).toMatchObject([{ status: 'active', planId: 1, amount: 1000 }]);
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.userId, UserId.parse(caller?.user.id)));
  expect(paid).toMatchObject([{ status: 'paid', amount: 1000, subscriptionId: owned[0]?.id }]);
});

test('registering asks the provider about a payment that no event has reported', async () => {
  const person = buildNewcomer();
  const begun = (await begin(person)).body;
  await (await billingDeps(server, now)).payments.sandbox?.confirm(testCard(begun.clientSecret));
  expect((await registered(person, idsOf(begun))).answer.status).toBe(200);
});

test('unpaid ids, someone else’s ids and used ids create no account', async () => {
  const [payer, thief, unpaid] = [buildNewcomer(), buildNewcomer(), buildNewcomer()];
  const begun = (await begin(payer)).body;
  await pay(begun.clientSecret);
  const notPaid = (await begin(unpaid)).body;
  const attempts: [Newcomer, object][] = [
    [unpaid, idsOf(notPaid)],
    [thief, idsOf(begun)],
    [{ ...thief, email: payer.email }, idsOf(begun)],
    [{ ...payer, email: thief.email }, idsOf(begun)],
    [payer, { ...idsOf(begun), stripeCustomerId: notPaid.stripeCustomerId }],
    [payer, { stripeSubscriptionId: begun.stripeSubscriptionId }],
    [payer, { ...idsOf(begun), stripeSubscriptionId: 'sub_never_issued' }],
  ];
  for (const [person, ids] of attempts) {
    const answer = await server.call(register, { body: registrationForm(person, ids) });
    expect([answer.status, answer.error.code]).toEqual([402, 'payment_failed']);
  }
  expect((await registered(payer, idsOf(begun))).answer.status).toBe(200);
  const again = await server.call(register, { body: registrationForm(buildNewcomer(), idsOf(begun)) });
  expect(again.status).toBe(402);
});

test('only one of several simultaneous registrations with the same ids succeeds', async () => {
  const person = buildNewcomer();
  const begun = (await begin(person)).body;
  await pay(begun.clientSecret);
  const body = registrationForm(person, idsOf(begun));
  const answers = await Promise.all([1, 2, 3, 4].map(() => server.call(register, { body })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('someone who returns within a day finds their payment instead of paying twice', async () => {
  const person = buildNewcomer();
  const once = await begin(person);
  const first = once.body;
  // Scripts on the page must not be able to read the order key.
  expect(String(once.headers['set-cookie'])).toMatch(/^order=.*HttpOnly/);
  expect((await begin(person, {}, once.cookies)).body).toEqual(first);
  await pay(first.clientSecret);
  const back = (await begin({ ...person, email: person.email.toUpperCase() }, { planId: 2 }, once.cookies)).body;
  expect(back).toMatchObject({ ...idsOf(first), isPaid: true });
  expect((await pay(back.clientSecret)).body).toEqual({ status: 'succeeded' });
  expect((await registered(person, idsOf(back))).answer.status).toBe(200);
});

test('knowing only the address or only the username of a payer gives no way to take or undo their order', async () => {
  const [payer, stranger] = [buildNewcomer(), buildNewcomer()];
  const begun = (await begin(payer)).body;
  const attempts = [
    { ...stranger, email: payer.email },
    { ...stranger, username: payer.username.toUpperCase() },
  ];
  // Nor can an account that existed before the payment undo it.
  const early = await server.signUp({ email: payer.email });
  await pay(begun.clientSecret);
  await server.call(deleteUser, { as: early, params: { id: early.user.id }, query: { deleteDataOnly: 'false' } });

  await requireSubscription(false);
  for (const person of attempts) expect((await registered(person, {})).answer.error.code).toBe('already_exists');
  await requireSubscription(true);
  const as = await server.signUp();
  const change = { email: payer.email, currentPassword: testPassword };
  const changed = await server.call(updateProfile, { as, params: { id: as.user.id }, body: change });
  expect(changed.error.code).toBe('already_exists');
  expect((await registered(payer, idsOf(begun))).answer.status).toBe(200);
});

test('someone who knows both address and username of a payer gets a separate order, before and after the payment', async () => {
  const payer = buildNewcomer();
  const early = (await begin(payer)).body;
  const begun = (await begin(payer)).body;
  await pay(begun.clientSecret);
  const forged = [{ name: 'order', value: crypto.randomUUID() }];
  const strangers = [early, (await begin(payer)).body, (await begin(payer, {}, forged)).body];
  for (const stranger of strangers) {
    expect(stranger).toMatchObject({ isPaid: false });
    expect(stranger.stripeSubscriptionId).not.toBe(begun.stripeSubscriptionId);
    expect((await registered(payer, idsOf(stranger))).answer.error.code).toBe('payment_failed');
  }
  expect((await registered(payer, idsOf(begun))).answer.status).toBe(200);
});

test('taken names are reported', async () => {
  const { user } = await server.signUp();
  const { username, email } = buildNewcomer();
  expect((await begin({ username: user.username.toUpperCase(), email })).error.code).toBe('username_taken');
  expect((await begin({ username, email: user.email.toUpperCase() })).error.code).toBe('already_exists');
});

test('while a subscription is required nobody can register without one, not even by leaving out the ids', async () => {
  const person = buildNewcomer();
  const { answer } = await registered(person, {});
  expect({ status: answer.status, code: answer.error.code }).toEqual({ status: 403, code: 'subscription_first' });
  const nothing = { stripeCustomerId: null, stripeSubscriptionId: null };
  expect((await registered(person, nothing)).answer.error.code).toBe('subscription_first');
  await requireSubscription(false);
  expect((await registered(person, {})).answer.status).toBe(200);
  await requireSubscription(true);
});

test('a trial does not reserve names, because it costs nothing', async () => {
  const [tried, other] = [buildNewcomer(), buildNewcomer()];
  await pay((await begin(tried, { trial: true })).body.clientSecret);
  await requireSubscription(false);
  expect((await registered({ ...other, username: tried.username }, {})).answer.status).toBe(200);
  await requireSubscription(true);
});

test('a trial before the account counts as the person’s one trial', async () => {
  const person = buildNewcomer();
  const begun = (await begin(person, { trial: true })).body;
  await pay(begun.clientSecret);
  const { caller } = await registered(person, idsOf(begun));
  expect((await server.call(subscriptionStatus, { as: caller })).body.hasActiveSubscription).toBe(true);
  const other = { ...buildNewcomer(), email: person.email.replace('@', '+2@') };
  expect((await begin(other, { trial: true })).error.code).toBe('trial_used');
});

test('a payment without registration is refunded after a day and can no longer be used', async () => {
  const [paid, unpaid, tried] = [buildNewcomer(), buildNewcomer(), buildNewcomer()];
  const begun = (await begin(paid)).body;
  const idle = (await begin(unpaid)).body;
  const trial = (await begin(tried, { trial: true })).body;
  await pay(begun.clientSecret);
  await pay(trial.clientSecret);
  const deps = await billingDeps(server, now);
  const { db } = server.database;
  const invoices = () =>
    db.select().from(gatewayInvoices).where(eq(gatewayInvoices.subscriptionId, begun.stripeSubscriptionId));

  clock = new Date(Date.now() + 23 * hour);
  await reconcile(deps);
  expect(await invoices()).toMatchObject([{ status: 'paid' }]);

  clock = new Date(Date.now() + 25 * hour);
  await reconcile(deps);
  await reconcile(deps);
  clock = new Date();
  expect(await invoices()).toMatchObject([{ status: 'refunded' }]);
  for (const { stripeSubscriptionId } of [begun, idle, trial]) {
    const [row] = await db.select().from(checkouts).where(eq(checkouts.stripeSubscriptionId, stripeSubscriptionId));
    expect(row?.state).toBe('ended');
    const [held] = await db
      .select()
      .from(gatewaySubscriptions)
      .where(eq(gatewaySubscriptions.id, stripeSubscriptionId));
    expect(['cancelled', 'expired']).toContain(held?.status);
  }
  expect((await registered(paid, idsOf(begun))).answer.status).toBe(402);
  // They never had the trial, so it is still available.
  const again = await begin(tried, { trial: true });
  expect([again.status, again.body.isPaid]).toEqual([200, false]);
});

test('a payment noticed only after a day is kept, and the day to register starts then', async () => {
  const person = buildNewcomer();
  const begun = (await begin(person)).body;
  const deps = await billingDeps(server, now);
  await deps.payments.sandbox?.confirm(testCard(begun.clientSecret));
  clock = new Date(Date.now() + 25 * hour);
  await reconcile({ ...deps, payments: { ...deps.payments, sandbox: null } });
  clock = new Date();
  expect((await registered(person, idsOf(begun))).answer.status).toBe(200);
});

test('an unavailable provider is asked once per run, not once per waiting checkout', async () => {
  await begin(buildNewcomer());
  await begin(buildNewcomer());
  const deps = await billingDeps(server, now);
  let asked = 0;
  const read = () => {
    asked += 1;
    return Promise.reject(new PaymentsUnavailable('away'));
  };
  clock = new Date(Date.now() + 25 * hour);
  await expect(reconcile({ ...deps, payments: { ...deps.payments, read, sandbox: null } })).rejects.toThrow('away');
  clock = new Date();
  expect(asked).toBe(1);
});

test('deleting an account ends its subscription and deletes the customer at the provider', async () => {
  const person = buildNewcomer();
  const begun = (await begin(person, { trial: true })).body;
  await pay(begun.clientSecret);
  const { caller } = await registered(person, idsOf(begun));
  const { db } = server.database;
  const held = () =>
    db.select().from(gatewaySubscriptions).where(eq(gatewaySubscriptions.id, begun.stripeSubscriptionId));
  expect(await held()).toHaveLength(1);
  const params = { id: UserId.parse(caller?.user.id) };
  const answer = await server.call(deleteUser, { as: caller, params, query: { deleteDataOnly: 'false' } });
  expect(answer.status).toBe(200);
  expect(await held()).toEqual([]);
  expect(await db.select().from(checkouts).where(eq(checkouts.email, person.email))).toEqual([]);
  // A hash remains, so that deleting an account does not give a second trial.
  expect((await begin(person, { trial: true })).error.code).toBe('trial_used');
  expect(JSON.stringify(await db.select().from(trialUses))).not.toContain('newcomer');
});
