import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { payments, subscriptions, webhookEvents } from '../../../db/schema/billing.ts';
import { reconcile } from '../jobs.ts';
import { billingDeps } from '../testing/billing-deps.ts';
import { sign, useStripeSite } from '../testing/stripe-site.ts';

const { stripe, world, server, site } = await useStripeSite();

const eventsStored = async () => (await server.database.db.select().from(webhookEvents)).length;

async function paidEvent(): Promise<Stripe.Event> {
  const robin = await server.signUp();
  const { clientSecret } = (await site.begin(robin)).body;
  world.confirm(clientSecret, 'good');
  const event = world.events.find(({ type }) => type === 'invoice.paid');
  if (!event) throw new Error('Stripe made no event');
  return event;
}

test('a tampered, stale, unsigned or re-serialised body is refused, and nothing is stored', async () => {
  const payload = JSON.stringify(await paidEvent(), null, 2);
  const signature = sign(payload);
  const seconds = Math.floor(Date.now() / 1000);
  const before = await eventsStored();
  const attempts: [string, string, string | undefined][] = [
    ['tampered', payload.replace('"paid"', '"void"'), signature],
    ['one space more', `${payload} `, signature],
    ['re-serialised', JSON.stringify(JSON.parse(payload)), signature],
    ['unsigned', payload, undefined],
    ['signed with nothing', payload, ''],
    ['stale', payload, sign(payload, seconds - 301)],
    ['another secret', payload, signature.replace(/v1=.*/, `v1=${'0'.repeat(64)}`)],
    ['a timestamp of its own', payload, signature.replace(/t=\d+/, `t=${seconds + 1}`)],
    ['no JSON', 'hello', sign('hello')],
    ['nothing', '', sign('')],
  ];
  for (const [name, body, header] of attempts) {
    const answer = await site.post(body, header);
    expect([name, answer.statusCode, answer.json().code]).toEqual([name, 400, 'webhook_refused']);
  }
  expect(await eventsStored()).toBe(before);
  expect((await site.post(payload, signature)).json()).toEqual({ received: true });
  expect((await site.post(payload, sign(payload, seconds - 290))).statusCode).toBe(200);
});

test('a hundred identical simultaneous deliveries create one row', async () => {
  const event = await paidEvent();
  const answers = await Promise.all(Array.from({ length: 100 }, () => site.deliver(event)));
  // A busy machine may refuse some; the provider sends those again.
  expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 503)).toEqual([]);
  expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
  const rows = await server.database.db.select().from(webhookEvents).where(eq(webhookEvents.id, event.id));
  expect(rows).toMatchObject([{ type: 'invoice.paid' }]);
});

test('only the ids in an event are stored', async () => {
  const event = await paidEvent();
  await site.deliver(event);
  const [row] = await server.database.db.select().from(webhookEvents).where(eq(webhookEvents.id, event.id));
  expect(Object.keys(row?.payload as object).sort()).toEqual(['customerId', 'subscriptionId']);
});

test('events of unknown types are accepted and change nothing', async () => {
  const event = { id: 'evt_odd', object: 'event', type: 'radar.early_fraud_warning.created', data: { object: {} } };
  expect((await site.deliver(event as unknown as Stripe.Event)).statusCode).toBe(200);
});

test('an event that arrives while Stripe is unavailable is answered as a failure and processed later', async () => {
  const { person, subscriptionId } = await site.subscribe();
  world.get('subscription', subscriptionId).cancel_at_period_end = true;
  world.emit('customer.subscription.updated', world.get('subscription', subscriptionId));
  const event = world.events[0] as Stripe.Event;
  stripe.fail(3, 503);
  expect((await site.deliver(event)).statusCode).toBe(503);
  const { db } = server.database;
  const [waiting] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, event.id));
  expect(waiting?.processedAt).toBeNull();
  await db
    .update(webhookEvents)
    .set({ receivedAt: new Date(Date.now() - 120_000) })
    .where(eq(webhookEvents.id, event.id));
  await reconcile(await billingDeps(server));
  expect((await site.billingOf(person)).subscription?.cancelAtPeriodEnd).toBe(true);
  const [done] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, event.id));
  expect(done?.processedAt).not.toBeNull();
});

/** A year in the life of a subscription, with a bit of everything. */
function live(subscriptionId: string): void {
  const subscription = world.get('subscription', subscriptionId);
  const card = subscription.default_payment_method;
  world.passPeriod(subscriptionId);
  subscription.default_payment_method = null;
  world.passPeriod(subscriptionId);
  subscription.default_payment_method = card;
  const open = world.all('invoice').find((one) => one.status === 'open' && one.customer === subscription.customer);
  if (open) world.charge(open, card);
  world.passPeriod(subscriptionId);
  const paid = world.all('charge').find((one) => one.customer === subscription.customer);
  world.refund(paid?.payment_intent ?? '');
  subscription.cancel_at_period_end = true;
  world.emit('customer.subscription.updated', subscription);
  world.passPeriod(subscriptionId);
}

test('a year of signed events, shuffled, repeated and partly lost, ends in Stripe’s final state', async () => {
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat(1000)), async (chance) => {
      const { person, subscriptionId, customerId } = await site.subscribe();
      live(subscriptionId);
      const all = world.events.splice(0);
      expect(all.length).toBeGreaterThanOrEqual(17);
      const pick = () => chance.next().value as number;
      const told = all
        .flatMap((event) => [event, event, event].slice(0, pick() % 4))
        .map((event) => ({ event, order: pick() }))
        .sort((a, b) => a.order - b.order);
      await Promise.all(told.map(({ event }) => site.deliver(event)));
      if (told.length === 0) return;

      const { db } = server.database;
      const rows = await db.select().from(subscriptions).where(eq(subscriptions.userId, person.user.id));
      expect(rows).toMatchObject([{ status: 'cancelled', stripeSubscriptionId: subscriptionId }]);
      const stored = await db.select().from(payments).where(eq(payments.userId, person.user.id));
      const billed = world.all('invoice').filter(({ customer }) => customer === customerId);
      expect(stored.map(({ stripeInvoiceId }) => stripeInvoiceId).sort()).toEqual(billed.map(({ id }) => id).sort());
      expect(stored.filter(({ status }) => status === 'refunded')).toHaveLength(1);
      expect(await site.isSubscribed(person)).toBe(false);
    }),
    { numRuns: 3 },
  );
});
