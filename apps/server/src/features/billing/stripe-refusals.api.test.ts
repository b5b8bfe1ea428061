import { deleteUser } from '@fitted/contract/account/users';
import {
  cancelSubscription,
  createPreRegistrationSubscription,
  type SubscriptionPayment,
  startCardChange,
  syncBilling,
} from '@fitted/contract/billing';
import { graceDays } from '@fitted/contract/limits/terms';
import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkouts, subscriptions } from '../../db/schema/billing.ts';
import { reconcile } from './jobs.ts';
import { billingDeps } from './testing/billing-deps.ts';
import { monthly } from './testing/buying.ts';
import { newcomer } from './testing/newcomers.ts';
import { useStripeSite } from './testing/stripe-site.ts';

const { stripe, world, server, now, setClock, site } = await useStripeSite();

test.each([
  ['failsLater', '0341'],
  ['expiresLater', '0069'],
] as const)('a new card that cannot pay either, because it %s, leaves the debt open', async (card, last4) => {
  const { person, subscriptionId } = await site.subscribe();
  world.get('subscription', subscriptionId).default_payment_method = null;
  world.passPeriod(subscriptionId);
  const { clientSecret } = (await server.call(startCardChange, { as: person })).body;
  world.confirm(clientSecret, card);
  const { body } = await server.call(syncBilling, { as: person });
  expect(body.subscription).toMatchObject({ status: 'past_due', card: { last4 } });
});

test('a new card that was removed again leaves the old one in place, and the state is read', async () => {
  const { person, subscriptionId } = await site.subscribe();
  const { clientSecret } = (await server.call(startCardChange, { as: person })).body;
  world.confirm(clientSecret, 'asksTheBank', true);
  for (const card of world.all('payment_method')) if (card.card.last4 === '3155') card.customer = null;
  world.get('subscription', subscriptionId).cancel_at_period_end = true;
  const { status, body } = await server.call(syncBilling, { as: person });
  expect([status, body.subscription]).toMatchObject([200, { cancelAtPeriodEnd: true, card: { last4: '4242' } }]);
});

test('an unpaid subscription ends at once when it is cancelled', async () => {
  const { person, subscriptionId } = await site.subscribe();
  world.get('subscription', subscriptionId).status = 'unpaid';
  await server.call(syncBilling, { as: person });
  const { body } = await server.call(cancelSubscription, { as: person });
  expect(body.subscription?.status).toBe('cancelled');
  expect(world.get('subscription', subscriptionId).status).toBe('canceled');
});

test('a refund refused by Stripe does not block other refunds', async () => {
  const begun: string[] = [];
  for (const name of ['disputing', 'forgetting']) {
    const { body } = await server.call(createPreRegistrationSubscription, { body: { ...monthly, ...newcomer(name) } });
    world.confirm(body.clientSecret, 'good');
    if (name === 'disputing')
      for (const charge of world.all('charge')) charge.disputed = charge.customer === body.stripeCustomerId;
    begun.push(body.stripeSubscriptionId);
  }
  await site.deliverAll();
  setClock(new Date(Date.now() + 25 * 60 * 60 * 1000));
  await reconcile(await billingDeps(server, now));
  const rows = await server.database.db
    .select({ state: checkouts.state })
    .from(checkouts)
    .where(inArray(checkouts.stripeSubscriptionId, begun))
    .orderBy(checkouts.id);
  expect(rows.map(({ state }) => state)).toEqual(['refunding', 'ended']);
});

test('a failed Stripe call is retried with the same idempotency key, and creates nothing twice', async () => {
  const robin = await server.signUp();
  const before = world.all('subscription').length;
  stripe.fail(1, 500);
  expect((await site.begin(robin)).status).toBe(200);
  expect(world.all('subscription').length).toBe(before + 1);
});

test('if the process died after Stripe had created it, the next attempt finishes the same order', async () => {
  const robin = await server.signUp();
  const begun = (await site.begin(robin)).body;
  const before = world.all('subscription').length;
  await server.database.db
    .update(checkouts)
    .set({ stripeCustomerId: null, stripeSubscriptionId: null, claimedUntil: new Date(0) })
    .where(eq(checkouts.userId, robin.user.id));
  expect((await site.begin(robin)).body).toEqual(begun);
  expect(world.all('subscription').length).toBe(before);
});

test('an unavailable Stripe is reported, leaves nothing behind, and the next attempt succeeds', async () => {
  const robin = await server.signUp();
  stripe.fail(3, 503);
  const refused = await site.begin(robin);
  expect([refused.status, refused.error.code]).toEqual([503, 'payment_unavailable']);
  expect((await site.begin(robin)).status).toBe(200);
});

test('a subscription unknown to Stripe can be replaced once its grace period is over', async () => {
  const { person, subscriptionId } = await site.subscribe();
  const paidUntilS = world.itemOf(world.get('subscription', subscriptionId)).current_period_end;
  world.objects.delete(subscriptionId);
  setClock(new Date((paidUntilS + graceDays * 24 * 60 * 60) * 1000));
  await reconcile(await billingDeps(server, now));
  expect(await site.isSubscribed(person)).toBe(false);
  world.confirm((await site.begin(person, { planId: 2 })).body.clientSecret, 'good');
  await server.call(syncBilling, { as: person });
  const owned = await server.database.db
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .where(eq(subscriptions.userId, person.user.id))
    .orderBy(subscriptions.id);
  expect(owned.map(({ status }) => status)).toEqual(['cancelled', 'active']);
});

test('a checkout from other API keys blocks nothing: the same choice, another choice, deletion or the job', async () => {
  const forget = ({ stripeSubscriptionId, stripeCustomerId }: SubscriptionPayment) => {
    for (const id of [stripeSubscriptionId, stripeCustomerId]) world.objects.delete(id);
  };
  const [robin, kim, lee] = [await server.signUp(), await server.signUp(), await server.signUp()];
  for (const person of [robin, kim, lee]) forget((await site.begin(person)).body);
  const again = [await site.begin(robin), await site.begin(kim, { planId: 2 })];
  for (const { body } of again) expect(world.confirm(body.clientSecret, 'good')).toBe('succeeded');
  const params = { id: lee.user.id };
  const left = await server.call(deleteUser, { as: lee, params, query: { deleteDataOnly: 'false' } });
  expect(left.status).toBe(200);

  const { body } = await server.call(createPreRegistrationSubscription, {
    body: { ...monthly, ...newcomer('otherkeys') },
  });
  forget(body);
  setClock(new Date(Date.now() + 25 * 60 * 60 * 1000));
  await reconcile(await billingDeps(server, now));
  const rows = await server.database.db
    .select({ state: checkouts.state })
    .from(checkouts)
    .where(eq(checkouts.stripeSubscriptionId, body.stripeSubscriptionId));
  expect(rows).toEqual([{ state: 'ended' }]);
});
