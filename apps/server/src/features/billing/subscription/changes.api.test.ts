import { currentUser } from '@fitted/contract/account/users';
import {
  cancelSubscription,
  confirmSandboxPayment,
  createSubscription,
  paymentReceipt,
  resumeSubscription,
  startCardChange,
  subscriptionStatus,
  switchPlan,
  syncBilling,
} from '@fitted/contract/billing';
import { trialDays } from '@fitted/contract/limits/terms';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '../../../db/schema/users.ts';
import { waitingMails } from '../../../testing/outbox.ts';
import { type Caller, useTestApp } from '../../../testing/test-app.ts';
import { findHeldPlans } from '../held-plan-repository.ts';
import { reconcile } from '../jobs.ts';
import { billingDeps } from '../testing/billing-deps.ts';
import { monthly, readBilling, subscribe } from '../testing/buying.ts';
import { type cards, testCard } from '../testing/test-cards.ts';
import { switchPlan as startSwitch } from './changes.ts';

const day = 24 * 60 * 60 * 1000;
let clock = new Date();
const now = () => clock;
const server = useTestApp({}, { now });
beforeEach(() => {
  clock = new Date();
});

/** Advances the clock by some days and runs the job. */
async function pass(days: number): Promise<void> {
  clock = new Date(clock.getTime() + days * day);
  await reconcile(await billingDeps(server, now));
}
const isSubscribed = async (as: Caller) => (await server.call(subscriptionStatus, { as })).body.hasActiveSubscription;
const heldId = async (as: Caller) => (await server.call(currentUser, { as })).body.stripeSubscriptionId;

async function changeCard(as: Caller, card: keyof typeof cards) {
  const { clientSecret } = (await server.call(startCardChange, { as })).body;
  const confirmed = await server.call(confirmSandboxPayment, { body: testCard(clientSecret, card) });
  await server.call(syncBilling, { as });
  return confirmed;
}

test('a cancelled subscription runs until the end of the paid period', async () => {
  const robin = await subscribe(server);
  const cancelled = await server.call(cancelSubscription, { as: robin });
  expect(cancelled.body.subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
  await pass(27);
  expect(await isSubscribed(robin)).toBe(true);
  await pass(5);
  expect(await isSubscribed(robin)).toBe(false);
  expect(await heldId(robin)).toBeNull();
  expect((await readBilling(server, robin)).subscription?.status).toBe('cancelled');
  expect((await server.call(resumeSubscription, { as: robin })).error.code).toBe('no_subscription');
  // Subscribing again starts a new subscription.
  const again = await server.call(createSubscription, { as: robin, body: monthly });
  await server.call(confirmSandboxPayment, { body: testCard(again.body.clientSecret) });
  expect((await readBilling(server, robin)).subscription?.status).toBe('active');
});

test('a cancellation can be revoked, and the subscription renews', async () => {
  const robin = await subscribe(server);
  await server.call(cancelSubscription, { as: robin });
  const resumed = await server.call(resumeSubscription, { as: robin });
  expect(resumed.body.subscription?.cancelAtPeriodEnd).toBe(false);
  await pass(32);
  const { subscription, payments } = await readBilling(server, robin);
  expect(subscription?.status).toBe('active');
  expect(payments.map(({ billingReason }) => billingReason)).toEqual(['subscription_cycle', 'subscription_create']);
});

test('three missed months are renewed month by month', async () => {
  const robin = await subscribe(server);
  await pass(95);
  const { subscription, payments } = await readBilling(server, robin);
  expect(payments).toHaveLength(4);
  expect(Date.parse(subscription?.currentPeriodEnd ?? '')).toBeGreaterThan(clock.getTime());
});

test('a trial is charged when it ends, unless it was cancelled', async () => {
  const [kept, left] = [await subscribe(server, { trial: true }), await subscribe(server, { trial: true })];
  await server.call(cancelSubscription, { as: left });
  await pass(trialDays + 1);
  expect((await readBilling(server, kept)).payments).toMatchObject([{ amount: 1000, status: 'paid' }]);
  expect((await readBilling(server, left)).payments).toEqual([]);
  expect([await isSubscribed(kept), await isSubscribed(left)]).toEqual([true, false]);
});

test('a failed renewal leaves seven days of access; a new card within them settles it', async () => {
  const [saved, lost] = [await subscribe(server), await subscribe(server)];
  for (const person of [saved, lost]) expect((await changeCard(person, 'failsLater')).status).toBe(200);
  await pass(32);
  expect((await readBilling(server, lost)).subscription?.status).toBe('past_due');
  expect((await readBilling(server, lost)).payments[0]).toMatchObject({ status: 'failed' });
  expect([await isSubscribed(saved), await isSubscribed(lost)]).toEqual([true, true]);

  await changeCard(saved, 'good');
  expect((await readBilling(server, saved)).subscription).toMatchObject({ status: 'active', card: { last4: '4242' } });
  expect((await readBilling(server, saved)).payments[0]).toMatchObject({ status: 'paid' });

  await pass(8);
  expect([await isSubscribed(saved), await isSubscribed(lost)]).toEqual([true, false]);
  expect(await heldId(lost)).toBeNull();
  await pass(20);
  expect((await readBilling(server, lost)).subscription?.status).toBe('cancelled');
});

test('grace ends on time, even if the cleanup job is late', async () => {
  const robin = await subscribe(server);
  await changeCard(robin, 'failsLater');
  await pass(31);
  const start = (await readBilling(server, robin)).subscription?.currentPeriodStart ?? '';
  clock = new Date(Date.parse(start) + 7 * day - 1000);
  expect(await isSubscribed(robin)).toBe(true);
  clock = new Date(Date.parse(start) + 7 * day);
  expect(await isSubscribed(robin)).toBe(false);
  expect(await heldId(robin)).not.toBeNull();
});

test('after a lapse a person can subscribe again, and the old subscription is never charged', async () => {
  const robin = await subscribe(server);
  await changeCard(robin, 'failsLater');
  await pass(41);
  const again = await server.call(createSubscription, { as: robin, body: { planId: 2, billingCycle: 'monthly' } });
  expect(again.status).toBe(200);
  await server.call(confirmSandboxPayment, { body: testCard(again.body.clientSecret) });
  await pass(1);
  const { subscription, payments } = await readBilling(server, robin);
  expect(subscription).toMatchObject({ status: 'active', amount: 2000 });
  expect(payments.map(({ amount, status }) => [amount, status])).toEqual([
    [2000, 'paid'],
    [1000, 'paid'],
  ]);
});

test('a more expensive plan is settled with the next invoice, in proportion to the days left', async () => {
  const robin = await subscribe(server);
  const { currentPeriodStart, currentPeriodEnd } = (await readBilling(server, robin)).subscription ?? {};
  const [from, to] = [Date.parse(currentPeriodStart ?? ''), Date.parse(currentPeriodEnd ?? '')];
  clock = new Date(from + (to - from) / 2);
  const switched = await server.call(switchPlan, { as: robin, body: { planId: 3, billingCycle: 'monthly' } });
  expect(switched.body.subscription).toMatchObject({ amount: 3000, plan: { name: 'professional' } });
  expect(switched.body.payments).toHaveLength(1);
  clock = new Date(to + 1000);
  await reconcile(await billingDeps(server, now));
  expect((await readBilling(server, robin)).payments[0]).toMatchObject({ amount: 4000, status: 'paid' });
});

test('a change from monthly to annual takes effect at once, less what is left of the month', async () => {
  const robin = await subscribe(server);
  const switched = await server.call(switchPlan, { as: robin, body: { planId: 1, billingCycle: 'annual' } });
  expect(switched.body.subscription).toMatchObject({ amount: 10_800, billingCycle: 'annual' });
  expect(switched.body.payments[0]?.amount).toBeLessThanOrEqual(9810);
  expect((await server.call(switchPlan, { as: robin, body: { planId: 99, billingCycle: 'annual' } })).status).toBe(404);
});

test.each([
  [1, 'basic'],
  [2, 'premium'],
  [3, 'professional'],
] as const)('plan %i counts as %s, until it has lapsed', async (planId, name) => {
  const robin = await subscribe(server, { planId });
  const held = async () => (await findHeldPlans(server.database.db, [robin.user.id])).get(robin.user.id);
  expect(await held()).toBe(name);
  await server.call(cancelSubscription, { as: robin });
  await pass(32);
  expect(await held()).toBe('none');
});

test('the plan that a person has is not bought again; one that the provider does not know cannot be changed', async () => {
  const robin = await subscribe(server);
  const deps = await billingDeps(server, now);
  const asked: string[] = [];
  const changePrice = async (id: string) => {
    asked.push(id);
    return null;
  };
  const unknowing = { ...deps, payments: { ...deps.payments, changePrice } };
  await startSwitch(robin.user, monthly, unknowing);
  expect(asked).toEqual([]);
  for (const choice of [
    { ...monthly, planId: 2 },
    { ...monthly, billingCycle: 'annual' as const },
  ])
    await expect(startSwitch(robin.user, choice, unknowing)).rejects.toMatchObject({ code: 'no_subscription' });
  expect(asked).toHaveLength(2);
});

test('a refused card leaves the old one in place', async () => {
  const robin = await subscribe(server);
  expect((await changeCard(robin, 'declined')).status).toBe(402);
  expect((await readBilling(server, robin)).subscription?.card?.last4).toBe('4242');
});

test('without a subscription there is nothing to change', async () => {
  const robin = await server.signUp();
  const body = { planId: 2, billingCycle: 'monthly' } as const;
  const answers = [
    await server.call(cancelSubscription, { as: robin }),
    await server.call(resumeSubscription, { as: robin }),
    await server.call(switchPlan, { as: robin, body }),
    await server.call(startCardChange, { as: robin }),
  ];
  expect(answers.map(({ status, error }) => [status, error.code])).toEqual(answers.map(() => [404, 'no_subscription']));
});

test('a receipt is only for its payer, in their language, with their text escaped', async () => {
  const robin = await subscribe(server);
  const { db } = server.database;
  await db
    .update(users)
    .set({ firstName: '<script>alert(1)</script>', city: '"Köln" & Umgebung', language: 'de' })
    .where(eq(users.id, robin.user.id));
  const id = (await readBilling(server, robin)).payments[0]?.id ?? 0;
  const receipt = await server.call(paymentReceipt, { as: robin, params: { id } });
  expect(receipt.status).toBe(200);
  expect(receipt.headers['content-type']).toBe('text/html; charset=utf-8');
  const html = String(receipt.body);
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script');
  expect(html).toContain('&quot;Köln&quot; &amp; Umgebung');
  expect(html).toContain('10,00');
  expect(html).toContain('Demomodus');
  // The second line of an address, the post code and the region may be missing; no empty lines stand for them.
  expect(html).not.toContain('\n\n');

  const stranger = await server.signUp();
  expect((await server.call(paymentReceipt, { as: stranger, params: { id } })).status).toBe(404);
});

test('the person is notified of the start, the failure, the cancellation and the end, once each', async () => {
  const robin = await subscribe(server);
  const subjects = async () =>
    (await waitingMails(server.database.db, robin.user.email)).map(({ subject }) => subject).reverse();
  await server.call(syncBilling, { as: robin });
  expect(await subjects()).toEqual(['Your subscription is active']);
  await changeCard(robin, 'failsLater');
  await pass(32);
  await changeCard(robin, 'good');
  await server.call(cancelSubscription, { as: robin });
  await server.call(syncBilling, { as: robin });
  await pass(32);
  expect(await subjects()).toEqual([
    'Your subscription is active',
    'Your payment did not go through',
    'Your subscription has been cancelled',
    'Your subscription has ended',
  ]);
});
