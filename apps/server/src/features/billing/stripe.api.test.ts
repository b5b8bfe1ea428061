import { register } from '@fitted/contract/account/auth';
import { deleteUser } from '@fitted/contract/account/users';
import {
  cancelSubscription,
  confirmSandboxPayment,
  createPreRegistrationSubscription,
  paymentForm,
  paymentReceipt,
  resumeSubscription,
  startCardChange,
  switchPlan,
  syncBilling,
} from '@fitted/contract/billing';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkouts, plans, subscriptions } from '../../db/schema/billing.ts';
import { startCheckout } from './checkout/checkout.ts';
import { reconcile } from './jobs.ts';
import { billingDeps } from './testing/billing-deps.ts';
import { monthly } from './testing/buying.ts';
import { newcomer, registrationForm } from './testing/newcomers.ts';
import { useStripeSite } from './testing/stripe-site.ts';
import { testCard } from './testing/test-cards.ts';

const { stripe, world, server, now, setClock, site } = await useStripeSite();

test('started, confirmed in the browser and reported by webhook, a subscription is active with payment and card', async () => {
  const robin = await server.signUp();
  const begun = (await site.begin(robin)).body;
  expect(begun.clientSecret).toMatch(/^pi_.*_secret_/);
  await site.deliverAll();
  expect(await site.isSubscribed(robin)).toBe(false);

  expect(world.confirm(begun.clientSecret, 'good')).toBe('succeeded');
  expect(await site.isSubscribed(robin)).toBe(false);
  await site.deliverAll();
  expect(await site.isSubscribed(robin)).toBe(true);
  const { subscription, payments } = await site.billingOf(robin);
  expect(subscription).toMatchObject({ status: 'active', amount: 1000, card: { last4: '4242', expYear: 2040 } });
  expect(payments).toMatchObject([{ status: 'paid', amount: 1000, currency: 'gbp' }]);
});

test('a price is created once, by its lookup key, and stored with the plan', async () => {
  const { db } = server.database;
  await db.update(plans).set({ stripePriceIdMonthly: '' }).where(eq(plans.id, 2));
  await site.begin(await server.signUp(), { planId: 2 });
  await site.begin(await server.signUp(), { planId: 2 });
  const made = world.all('price').filter((price) => price.unit_amount === 2000);
  expect(made).toMatchObject([{ lookup_key: 'fitted_premium_month_2000_gbp', recurring: { interval: 'month' } }]);
  const [plan] = await db.select().from(plans).where(eq(plans.id, 2));
  expect(plan?.stripePriceIdMonthly).toBe(made[0]?.id);

  // A stored price whose amount differs from the one shown is not used.
  await db.update(plans).set({ monthlyPrice: 2100 }).where(eq(plans.id, 2));
  const begun = (await site.begin(await server.signUp(), { planId: 2 })).body;
  expect(world.itemOf(world.get('subscription', begun.stripeSubscriptionId)).price.unit_amount).toBe(2100);
  await db.update(plans).set({ monthlyPrice: 2000 }).where(eq(plans.id, 2));
});

test('a declined card changes nothing and the next one pays; bank confirmation is awaited', async () => {
  const robin = await server.signUp();
  const { clientSecret } = (await site.begin(robin)).body;
  expect(world.confirm(clientSecret, 'declined')).toBe('card_declined');
  await site.deliverAll();
  expect(await site.isSubscribed(robin)).toBe(false);
  // The same choice again returns the same payment.
  expect((await site.begin(robin)).body.clientSecret).toBe(clientSecret);
  expect(world.confirm(clientSecret, 'asksTheBank')).toBe('requires_action');
  await site.deliverAll();
  expect(await site.isSubscribed(robin)).toBe(false);
  expect(world.confirm(clientSecret, 'asksTheBank', true)).toBe('succeeded');
  expect((await server.call(syncBilling, { as: robin })).body.subscription?.status).toBe('active');
});

test('renewals, a failed one, and a new card that settles it', async () => {
  const { person, subscriptionId } = await site.subscribe();
  world.passPeriod(subscriptionId);
  await site.deliverAll();
  expect((await site.billingOf(person)).payments).toHaveLength(2);

  world.get('subscription', subscriptionId).default_payment_method = null;
  world.passPeriod(subscriptionId);
  await site.deliverAll();
  const late = await site.billingOf(person);
  expect(late.subscription?.status).toBe('past_due');
  expect(late.payments[0]?.status).toBe('failed');

  const { clientSecret } = (await server.call(startCardChange, { as: person })).body;
  world.confirm(clientSecret, 'good');
  await site.deliverAll();
  const settled = await site.billingOf(person);
  expect(settled.subscription).toMatchObject({ status: 'active', card: { last4: '4242' } });
  expect(settled.payments.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
});

test('cancelled at period end, revoked, cancelled again, and ended', async () => {
  const { person, subscriptionId } = await site.subscribe();
  const isEnding = async () => (await site.billingOf(person)).subscription?.cancelAtPeriodEnd;
  await server.call(cancelSubscription, { as: person });
  expect(await isEnding()).toBe(true);
  await server.call(resumeSubscription, { as: person });
  expect(await isEnding()).toBe(false);
  await server.call(cancelSubscription, { as: person });
  expect(await site.isSubscribed(person)).toBe(true);
  world.passPeriod(subscriptionId);
  await site.deliverAll();
  expect(await site.isSubscribed(person)).toBe(false);
  expect((await site.billingOf(person)).subscription?.status).toBe('cancelled');
});

test('cancelled on Stripe’s own pages, which set a date, and revoked here', async () => {
  const { person, subscriptionId } = await site.subscribe();
  const isEnding = async () => (await site.billingOf(person)).subscription?.cancelAtPeriodEnd;
  const subscription = world.get('subscription', subscriptionId);
  subscription.cancel_at = world.itemOf(subscription).current_period_end;
  world.emit('customer.subscription.updated', subscription);
  await site.deliverAll();
  expect(await isEnding()).toBe(true);
  await server.call(resumeSubscription, { as: person });
  expect([await isEnding(), subscription.cancel_at]).toEqual([false, null]);
});

test('if every event of the end is lost, the job finds it', async () => {
  const { person, subscriptionId } = await site.subscribe();
  await server.call(cancelSubscription, { as: person });
  world.passPeriod(subscriptionId);
  world.events.splice(0);
  setClock(new Date(Date.now() + 2 * 24 * 60 * 60 * 1000));
  await reconcile(await billingDeps(server, now));
  expect(await site.isSubscribed(person)).toBe(false);
});

test('a manual refund is shown as refunded', async () => {
  const { person, subscriptionId } = await site.subscribe();
  const intent = world.all('invoice').find(({ parent }) => parent.subscription_details.subscription === subscriptionId)
    ?.payments.data[0]?.payment;
  world.refund(intent?.payment_intent ?? '');
  await site.deliverAll();
  expect((await site.billingOf(person)).payments).toMatchObject([{ status: 'refunded' }]);
});

test('a card is good for one trial, whatever address it comes with', async () => {
  const tryWith = async (card: string) => {
    const person = await server.signUp();
    const begun = (await site.begin(person, { trial: true })).body;
    world.confirm(begun.clientSecret, 'good', false, card);
    await site.deliverAll();
    return { person, isSubscribed: await site.isSubscribed(person), id: begun.stripeSubscriptionId };
  };
  expect(await tryWith('card_a')).toMatchObject({ isSubscribed: true });
  const again = await tryWith('card_a');
  expect(again.isSubscribed).toBe(false);
  expect(world.get('subscription', again.id).status).toBe('canceled');
  expect(await tryWith('card_b')).toMatchObject({ isSubscribed: true });

  // Paying at once with the same card still works.
  const begun = (await site.begin(again.person)).body;
  world.confirm(begun.clientSecret, 'good', false, 'card_a');
  await site.deliverAll();
  expect(await site.isSubscribed(again.person)).toBe(true);
});

test('a trial counts once there is a card, although Stripe lets it run before', async () => {
  const robin = await server.signUp();
  const begun = (await site.begin(robin, { trial: true })).body;
  expect(begun.clientSecret).toMatch(/^seti_/);
  expect(world.get('subscription', begun.stripeSubscriptionId).status).toBe('trialing');
  await site.deliverAll();
  await server.call(syncBilling, { as: robin });
  expect(await site.isSubscribed(robin)).toBe(false);

  world.confirm(begun.clientSecret, 'good');
  await site.deliverAll();
  expect(await site.isSubscribed(robin)).toBe(true);
  expect(await site.billingOf(robin)).toMatchObject({ subscription: { status: 'trialing' }, isTrialAvailable: false });
  world.passPeriod(begun.stripeSubscriptionId);
  await site.deliverAll();
  expect(await site.billingOf(robin)).toMatchObject({
    subscription: { status: 'active' },
    payments: [{ amount: 1000 }],
  });
});

test('another plan and another cycle are read back from Stripe', async () => {
  const { person } = await site.subscribe();
  const body = { planId: 3, billingCycle: 'annual' } as const;
  const switched = (await server.call(switchPlan, { as: person, body })).body.subscription;
  expect(switched).toMatchObject({ amount: 32_400, billingCycle: 'annual', plan: { name: 'professional' } });
});

test('registers with a payment that Stripe confirms, without any event', async () => {
  const person = newcomer('stripepayer');
  const { body } = await server.call(createPreRegistrationSubscription, { body: { ...monthly, ...person } });
  const { stripeCustomerId, stripeSubscriptionId, clientSecret } = body;
  const ids = { stripeCustomerId, stripeSubscriptionId };
  expect((await server.call(register, { body: registrationForm(person, ids) })).status).toBe(402);
  world.confirm(clientSecret, 'good');
  const answer = await server.call(register, { body: registrationForm(person, ids) });
  expect(answer.body).toMatchObject(ids);
});

test('a payment without a registration is refunded and cancelled, once', async () => {
  const person = newcomer('neverfinishes');
  const { body } = await server.call(createPreRegistrationSubscription, { body: { ...monthly, ...person } });
  world.confirm(body.clientSecret, 'good');
  await site.deliverAll();
  setClock(new Date(Date.now() + 25 * 60 * 60 * 1000));
  await reconcile(await billingDeps(server, now));
  expect(world.get('subscription', body.stripeSubscriptionId).status).toBe('canceled');
  expect(world.all('charge').filter(({ customer }) => customer === body.stripeCustomerId)).toMatchObject([
    { refunded: true },
  ]);
  const refunds = () => stripe.calls.filter((call) => call === 'POST /v1/refunds').length;
  const before = refunds();
  // As after a crash between the refund and recording it.
  await server.database.db
    .update(checkouts)
    .set({ state: 'refunding', updatedAt: new Date(0) })
    .where(eq(checkouts.stripeSubscriptionId, body.stripeSubscriptionId));
  await reconcile(await billingDeps(server, now));
  expect(refunds()).toBe(before + 1);
  const [row] = await server.database.db
    .select()
    .from(checkouts)
    .where(eq(checkouts.stripeSubscriptionId, body.stripeSubscriptionId));
  expect(row?.state).toBe('ended');
});

test('deleting the account also deletes the subscription and the customer', async () => {
  const { person, subscriptionId, customerId } = await site.subscribe();
  const params = { id: person.user.id };
  stripe.fail(3, 500);
  const refused = await server.call(deleteUser, { as: person, params, query: { deleteDataOnly: 'false' } });
  expect(refused.status).toBe(503);
  expect(world.get('subscription', subscriptionId).status).toBe('active');
  const done = await server.call(deleteUser, { as: person, params, query: { deleteDataOnly: 'false' } });
  expect(done.status).toBe(200);
  expect(world.get('subscription', subscriptionId).status).toBe('canceled');
  expect(world.get('customer', customerId).deleted).toBe(true);
});

test('a receipt is Stripe’s own page, for its payer only', async () => {
  const { person } = await site.subscribe();
  const id = (await site.billingOf(person)).payments[0]?.id ?? 0;
  const answer = await server.call(paymentReceipt, { as: person, params: { id } });
  expect(answer.status).toBe(303);
  expect(String(answer.headers.location)).toMatch(/^https:\/\/invoice\.stripe\.example\/in_/);
  const stranger = await server.signUp();
  expect((await server.call(paymentReceipt, { as: stranger, params: { id } })).status).toBe(404);

  for (const invoice of world.all('invoice')) invoice.hosted_invoice_url = 'http://invoice.stripe.example/plain';
  const own = await server.call(paymentReceipt, { as: person, params: { id } });
  expect([own.status, own.headers.location]).toEqual([200, undefined]);
});

test('a payment made while its account is being deleted is refunded', async () => {
  const person = await server.signUp();
  const { body } = await site.begin(person);
  world.confirm(body.clientSecret, 'good');
  const params = { id: person.user.id };
  await server.call(deleteUser, { as: person, params, query: { deleteDataOnly: 'false' } });
  expect(world.get('subscription', body.stripeSubscriptionId).status).toBe('canceled');
  const charges = world.all('charge').filter(({ customer }) => customer === body.stripeCustomerId);
  expect(charges.map(({ refunded }) => refunded)).toEqual([true]);
});

test('the sandbox does not work when Stripe is configured', async () => {
  const demo = { stripeCustomerId: 'cus_sandbox_1', stripeSubscriptionId: 'sub_sandbox_1' };
  const robin = await server.signUp(demo);
  const period = { currentPeriodStart: now(), currentPeriodEnd: new Date(Date.now() + 1e9) };
  await server.database.db
    .insert(subscriptions)
    .values({ ...demo, ...period, userId: robin.user.id, planId: 1, billingCycle: 'monthly' });
  expect((await site.begin(robin)).status).toBe(200);
  expect(await site.isSubscribed(robin)).toBe(false);
  expect((await site.billingOf(robin)).subscription?.status).toBe('cancelled');

  expect((await server.call(paymentForm, {})).body).toEqual({ provider: 'stripe', publishableKey: 'pk_test_1' });
  expect((await server.call(confirmSandboxPayment, { body: testCard('pi_sandbox_1_secret_2') })).status).toBe(404);
});

test('a payment made while another plan is being chosen is refunded', async () => {
  const robin = await server.signUp();
  const first = (await site.begin(robin)).body;
  const deps = await billingDeps(server, now);
  const payThenCancel = (id: string) => {
    world.confirm(first.clientSecret, 'good');
    return deps.payments.cancel(id);
  };
  const body = await startCheckout({ ...monthly, planId: 2, trial: false }, robin.user, {
    ...deps,
    payments: { ...deps.payments, cancel: payThenCancel },
  });
  expect(body.stripeSubscriptionId).not.toBe(first.stripeSubscriptionId);
  expect(world.get('subscription', first.stripeSubscriptionId).status).toBe('canceled');
  const paid = world.all('charge').filter(({ customer }) => customer === first.stripeCustomerId);
  expect(paid).toMatchObject([{ refunded: true }]);
});
