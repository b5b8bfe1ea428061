import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { currentUser, deleteUser } from '@fitted/contract/account/users';
import { chat } from '@fitted/contract/assistant/assistant';
import {
  billing,
  confirmSandboxPayment,
  createSubscription,
  listPlans,
  paymentForm,
  subscriptionStatus,
} from '@fitted/contract/billing';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { migrationsFolder } from '../../../db/migrate.ts';
import { checkouts, payments, plans, subscriptions } from '../../../db/schema/billing.ts';
import { gatewaySubscriptions } from '../../../db/schema/sandbox-gateway.ts';
import { users } from '../../../db/schema/users.ts';
import { seedPlans } from '../../../db/seed/plans.ts';
import { type Caller, useTestApp } from '../../../testing/test-app.ts';
import { billingDeps } from '../testing/billing-deps.ts';
import { monthly, readBilling, subscribe } from '../testing/buying.ts';
import { testCard } from '../testing/test-cards.ts';

const server = useTestApp();
const named = (name: string) => eq(plans.name, name);
const ask = { message: 'Hello', resumeText: 'Robin Sample', improvedText: '', jobTitle: 'Baker', jobDescription: '' };

const isSubscribed = async (as: Caller) => (await server.call(subscriptionStatus, { as })).body.hasActiveSubscription;
const begin = async (as: Caller, choice: object = {}) =>
  server.call(createSubscription, { as, body: { ...monthly, ...choice } });

test('choosing a plan and paying with a test card unlocks the chat', async () => {
  const robin = await server.signUp();
  const mayChat = async () => (await server.call(chat, { as: robin, body: { ...ask, chatHistory: [] } })).status;
  expect(await isSubscribed(robin)).toBe(false);

  const begun = await begin(robin);
  expect(begun.status).toBe(200);
  expect(begun.body).toMatchObject({ isPaid: false, stripeSubscriptionId: expect.stringMatching(/^sub_/) });
  expect(await isSubscribed(robin)).toBe(false);
  expect(await mayChat()).toBe(403);

  const paid = await server.call(confirmSandboxPayment, { body: testCard(begun.body.clientSecret) });
  expect(paid.body).toEqual({ status: 'succeeded' });
  expect(await isSubscribed(robin)).toBe(true);
  expect(await mayChat()).toBe(200);
  const { body: user } = await server.call(currentUser, { as: robin });
  expect(user).toMatchObject({
    stripeCustomerId: begun.body.stripeCustomerId,
    stripeSubscriptionId: begun.body.stripeSubscriptionId,
  });

  const body = await readBilling(server, robin);
  expect(body.subscription).toMatchObject({ status: 'active', amount: 1000, card: { brand: 'visa', last4: '4242' } });
  expect(body.payments).toMatchObject([{ amount: 1000, status: 'paid', billingReason: 'subscription_create' }]);
});

test('the sandbox identifies itself, and the plans have their prices', async () => {
  expect((await server.call(paymentForm, {})).body).toEqual({ provider: 'sandbox' });
  const { body } = await server.call(listPlans, {});
  expect(body.map(({ monthlyPrice, annualPrice }) => [monthlyPrice, annualPrice])).toEqual([
    [1000, 10_800],
    [2000, 21_600],
    [3000, 32_400],
  ]);
  // The remaining fields of a plan; none is secret.
  const instant = expect.stringMatching(/^\d{4}-.*Z$/);
  const rest = { stripePriceIdMonthly: expect.any(String), createdAt: instant, updatedAt: instant };
  expect(body[0]).toMatchObject(rest);
});

test('plans of an older site lose their outdated promises; text by an administrator stays', async () => {
  const { db } = server.deps.database;
  const own = '["A call with a recruiter"]';
  const old = {
    basic: '["10 resume improvements a month","AI chat assistant","PDF, Word and text downloads"]',
    premium: own,
    professional: '["Everything in Premium","Priority support","Follow-up reminders"]',
  };
  for (const [name, features] of Object.entries(old)) await db.update(plans).set({ features }).where(named(name));
  const oldWords = { description: 'For a career change, with people beside you.' };
  await db.update(plans).set(oldWords).where(named('professional'));
  await db.execute(sql.raw(await readFile(path.join(migrationsFolder(), '0013_plan_features.sql'), 'utf8')));

  const words = ({ description = '', features = '' }) => [description, features];
  const { body } = await server.call(listPlans, {});
  const [basic, premium, professional] = seedPlans;
  expect(body.map(words)).toEqual(
    [basic, { ...premium, features: own }, professional].map((plan) => words(plan ?? {})),
  );
  await db.update(plans).set({ features: premium?.features }).where(named('premium'));
});

test.each([
  ['declined', 402, 'card_declined', 'Your card was declined.'],
  ['withoutFunds', 402, 'insufficient_funds', 'Your card has insufficient funds.'],
  ['failsLater', 402, 'card_declined', 'Your card was declined.'],
] as const)('a card that is %s pays nothing, and another one does', async (card, status, code, message) => {
  const robin = await server.signUp();
  const { clientSecret } = (await begin(robin)).body;
  const refused = await server.call(confirmSandboxPayment, { body: testCard(clientSecret, card) });
  expect([refused.status, refused.error.code, refused.error.message]).toEqual([status, code, message]);
  expect(await isSubscribed(robin)).toBe(false);
  expect((await server.call(confirmSandboxPayment, { body: testCard(clientSecret) })).status).toBe(200);
  expect(await isSubscribed(robin)).toBe(true);
});

test.each([
  ['a number with a wrong check digit', { cardNumber: '4242424242424241' }, 402, 'card_invalid'],
  ['letters', { cardNumber: 'four two four two' }, 402, 'card_invalid'],
  ['a real-looking card that is not a test card', { cardNumber: '4539 5787 6362 1486' }, 402, 'card_declined'],
  ['a card of last year', { expiry: '01/20' }, 402, 'card_expired'],
  ['a thirteenth month', { expiry: '13/40' }, 400, 'invalid'],
  ['a security code of two digits', { cvc: '12' }, 400, 'invalid'],
])('%s is refused', async (_name, change, status, code) => {
  const { clientSecret } = (await begin(await server.signUp())).body;
  const answer = await server.call(confirmSandboxPayment, { body: { ...testCard(clientSecret), ...change } });
  expect([answer.status, answer.error.code]).toEqual([status, code]);
});

test('a card that needs bank confirmation pays once its holder has confirmed', async () => {
  const robin = await server.signUp();
  const { clientSecret } = (await begin(robin)).body;
  const asked = await server.call(confirmSandboxPayment, { body: testCard(clientSecret, 'asksTheBank') });
  expect(asked.body).toEqual({ status: 'requires_action' });
  expect(await isSubscribed(robin)).toBe(false);
  const confirmed = await server.call(confirmSandboxPayment, { body: testCard(clientSecret, 'asksTheBank', true) });
  expect(confirmed.body).toEqual({ status: 'succeeded' });
  expect(await isSubscribed(robin)).toBe(true);
});

test('paying twice with the same secret charges once', async () => {
  const robin = await server.signUp();
  const { clientSecret } = (await begin(robin)).body;
  const body = testCard(clientSecret);
  const answers = await Promise.all([1, 2, 3, 4].map(() => server.call(confirmSandboxPayment, { body })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await readBilling(server, robin)).payments).toHaveLength(1);
});

test('an unknown secret pays for nothing', async () => {
  expect((await server.call(confirmSandboxPayment, { body: testCard('pi_sandbox_1_secret_2') })).status).toBe(404);
});

test('a subscriber cannot subscribe again', async () => {
  const robin = await subscribe(server);
  expect((await begin(robin, { planId: 2 })).error).toMatchObject({
    code: 'already_subscribed',
    message: 'You already have an active subscription.',
  });
});

test('plans not on offer, or not annually, are not found', async () => {
  const robin = await server.signUp();
  const { db } = server.database;
  expect((await begin(robin, { planId: 999 })).status).toBe(404);
  const [offered] = await db.select({ annualPrice: plans.annualPrice }).from(plans).where(eq(plans.id, 3));
  await db.update(plans).set({ isActive: false, annualPrice: null }).where(eq(plans.id, 3));
  expect((await begin(robin, { planId: 3 })).status).toBe(404);
  await db.update(plans).set({ isActive: true }).where(eq(plans.id, 3));
  expect((await begin(robin, { planId: 3, billingCycle: 'annual' })).status).toBe(404);
  expect((await begin(robin, { planId: 3 })).status).toBe(200);
  await db.update(plans).set({ annualPrice: offered?.annualPrice }).where(eq(plans.id, 3));
});

test('the amount matches the billing cycle', async () => {
  const robin = await subscribe(server, { planId: 2, billingCycle: 'annual' });
  const { subscription, payments: paid } = await readBilling(server, robin);
  expect([subscription?.amount, paid[0]?.amount, subscription?.billingCycle]).toEqual([21_600, 21_600, 'annual']);
});

test('twenty simultaneous clicks in two processes start one subscription', async () => {
  const { app: second } = await buildApp(server.deps);
  const robin = await server.signUp();
  const click = (app: typeof second) =>
    app.inject({
      method: 'POST',
      url: createSubscription.path,
      headers: { cookie: robin.cookie },
      payload: monthly,
    });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => click(n % 2 ? second : server.app)));
  await second.close();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);

  const { db } = server.database;
  const begun = await db.select().from(checkouts).where(eq(checkouts.userId, robin.user.id));
  expect(begun).toHaveLength(1);
  const customer = begun[0]?.stripeCustomerId ?? '';
  expect(
    await db.select().from(gatewaySubscriptions).where(eq(gatewaySubscriptions.customerId, customer)),
  ).toHaveLength(1);
});

test('choosing another plan ends the started payment and invalidates its secret', async () => {
  const robin = await server.signUp();
  const first = (await begin(robin)).body;
  const second = (await begin(robin, { planId: 2 })).body;
  expect(second.stripeSubscriptionId).not.toBe(first.stripeSubscriptionId);
  const late = await server.call(confirmSandboxPayment, { body: testCard(first.clientSecret) });
  expect(late.error.code).toBe('payment_failed');
  await server.call(confirmSandboxPayment, { body: testCard(second.clientSecret) });
  const rows = await server.database.db.select().from(subscriptions).where(eq(subscriptions.userId, robin.user.id));
  expect(rows.map(({ planId, status }) => [planId, status])).toEqual([[2, 'active']]);
});

test('if an unnoticed payment is followed by a new start, it counts and nothing is bought twice', async () => {
  const robin = await server.signUp();
  const { clientSecret } = (await begin(robin)).body;
  const { sandbox } = (await billingDeps(server)).payments;
  await sandbox?.confirm(testCard(clientSecret));
  expect(await isSubscribed(robin)).toBe(false);
  expect((await begin(robin)).error.code).toBe('already_subscribed');
  expect(await isSubscribed(robin)).toBe(true);
});

test('a free trial needs a card, charges nothing, and is available once', async () => {
  const robin = await server.signUp({ email: `trial${Date.now()}@example.com` });
  expect((await readBilling(server, robin)).isTrialAvailable).toBe(true);
  const begun = (await begin(robin, { trial: true })).body;
  expect(begun.clientSecret).toMatch(/^seti_/);
  expect(await isSubscribed(robin)).toBe(false);
  await server.call(confirmSandboxPayment, { body: testCard(begun.clientSecret) });
  expect(await isSubscribed(robin)).toBe(true);

  const { subscription, payments: paid, isTrialAvailable } = await readBilling(server, robin);
  expect([subscription?.status, paid, isTrialAvailable]).toEqual(['trialing', [], false]);
  const days =
    (Date.parse(subscription?.currentPeriodEnd ?? '') - Date.parse(subscription?.currentPeriodStart ?? '')) /
    86_400_000;
  expect(days).toBe(7);

  // The same mailbox spelled differently, with another account.
  const alias = await server.signUp({ email: robin.user.email.toUpperCase().replace('@', '+again@') });
  expect((await begin(alias, { trial: true })).error).toMatchObject({ code: 'trial_used' });
  expect((await begin(alias)).status).toBe(200);

  // The same account with another address.
  const moved = `moved-${robin.user.email}`;
  await server.database.db.update(users).set({ email: moved }).where(eq(users.id, robin.user.id));
  expect((await readBilling(server, robin)).isTrialAvailable).toBe(false);
});

test('a stranger cannot see what others pay', async () => {
  await subscribe(server);
  const stranger = await server.signUp();
  expect((await server.call(billing, { as: stranger })).body).toMatchObject({ subscription: null, payments: [] });
  const rows = await server.database.db.select().from(payments).where(eq(payments.userId, stranger.user.id));
  expect(rows).toEqual([]);
});

test('an account is not deleted if its real subscription cannot be ended because keys are missing', async () => {
  const real = { stripeCustomerId: 'cus_1', stripeSubscriptionId: 'sub_1Real' };
  const robin = await server.signUp(real);
  const period = { currentPeriodStart: new Date(), currentPeriodEnd: new Date(Date.now() + 1e9) };
  await server.database.db
    .insert(subscriptions)
    .values({ ...real, ...period, userId: robin.user.id, planId: 1, billingCycle: 'monthly' });
  const params = { id: robin.user.id };
  const answer = await server.call(deleteUser, { as: robin, params, query: { deleteDataOnly: 'false' } });
  expect(answer.error.code).toBe('payment_unavailable');
  expect(await isSubscribed(robin)).toBe(true);
});
