import { UserId } from '@fitted/contract/primitives';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkouts, payments, subscriptions, webhookEvents } from '../../../db/schema/billing.ts';
import { users } from '../../../db/schema/users.ts';
import type { ProviderSubscription } from '../../../ports/payments.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { reconcile } from '../jobs.ts';
import { receiveEvent } from '../provider-events/receive-event.ts';
import { hasActiveSubscription } from '../public.ts';
import { createBillingRepository } from '../repository.ts';
import { billingDeps } from '../testing/billing-deps.ts';
import { type Delivery, deliveriesOf } from '../testing/deliveries.ts';
import { providerHistory } from '../testing/provider-history.ts';
import { createStagedProvider } from '../testing/staged-provider.ts';
import { converge } from './converge.ts';

const server = useTestApp();
let count = 0;

/** A person who has started to subscribe, with a provider of their own. */
async function buildBuyer() {
  count += 1;
  const { db } = server.database;
  const [name, id] = [`buyer${count}`, `sub_${count}`];
  const address = { addressLine1: '1 Sample Street', city: 'Sampleton', country: 'United Kingdom' };
  const person = { username: name, email: `${name}@example.com`, firstName: 'Robin', lastName: 'Sample' };
  const [user] = await db
    .insert(users)
    .values({ ...person, ...address, password: 'x' })
    .returning();
  const userId = UserId.parse(user?.id);
  await db.insert(checkouts).values({
    userId,
    email: person.email,
    username: name,
    planId: 1,
    billingCycle: 'monthly',
    isTrial: false,
    stripeCustomerId: `cus_${id}`,
    stripeSubscriptionId: id,
  });
  const provider = createStagedProvider();
  const deps = { ...(await billingDeps(server, () => new Date('2027-03-02'))), payments: provider.payments };
  return { id, userId, provider, deps, history: providerHistory(id) };
}

type Buyer = Awaited<ReturnType<typeof buildBuyer>>;

const atOnce = 6;

/** Runs several readings concurrently and lets them finish in the given order. */
async function deliver(buyer: Buyer, deliveries: readonly Delivery[]): Promise<void> {
  for (let from = 0; from < deliveries.length; from += atOnce) {
    const group = deliveries.slice(from, from + atOnce);
    const done: Promise<void>[] = [];
    const landings: { at: number; land: () => void }[] = [];
    for (const [n, { event, version, landsAt }] of group.entries()) {
      buyer.provider.state = buyer.history[version] ?? null;
      // Duplicates are separate events here, because the provider may repeat itself under new ids.
      const told = {
        id: `evt_${buyer.id}_${from + n}`,
        type: `event.${event}`,
        subscriptionId: buyer.id,
        customerId: null,
      };
      done.push(receiveEvent(told, buyer.deps));
      landings.push({ at: landsAt, land: await buyer.provider.nextReading() });
    }
    for (const { land } of landings.sort((a, b) => a.at - b.at)) land();
    await Promise.all(done);
  }
}

async function convergeNow(buyer: Buyer, state: ProviderSubscription | undefined): Promise<void> {
  buyer.provider.state = state ?? null;
  const done = converge(buyer.id, buyer.deps);
  (await buyer.provider.nextReading())();
  await done;
}

async function rowsOf({ id, userId }: Buyer) {
  const { db } = server.database;
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.stripeSubscriptionId, id));
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const [checkout] = await db.select().from(checkouts).where(eq(checkouts.stripeSubscriptionId, id));
  const paid = await db.select().from(payments).where(eq(payments.userId, userId)).orderBy(payments.stripeInvoiceId);
  return {
    subscription: row && {
      status: row.status,
      planId: row.planId,
      amount: row.amount,
      card: row.card,
      cancelAtPeriodEnd: row.cancelAtPeriodEnd,
      currentPeriodEnd: row.currentPeriodEnd.toISOString(),
    },
    heldId: user?.stripeSubscriptionId ?? null,
    checkout: checkout?.state,
    payments: paid.map(({ stripeInvoiceId, status, amount }) => [stripeInvoiceId, status, amount]),
  };
}

/** The expected result: our rows equal the provider's state, and the person holds the subscription while it gives access. */
const modelOf = (state: ProviderSubscription, isHeld: boolean) => ({
  subscription: {
    status: state.status,
    planId: state.planId,
    amount: state.amount,
    card: state.card,
    cancelAtPeriodEnd: state.cancelAtPeriodEnd,
    currentPeriodEnd: state.currentPeriodEnd,
  },
  heldId: isHeld ? state.id : null,
  checkout: 'used',
  payments: state.invoices.map(({ id, status, amount }) => [id, status, amount]),
});

test('however twenty events are ordered, repeated or lost, all our tables end in the provider’s final state', async () => {
  await fc.assert(
    fc.asyncProperty(deliveriesOf(20), fc.integer({ min: 2, max: 19 }), async (deliveries, end) => {
      const buyer = await buildBuyer();
      const heard = deliveries.filter(({ version }) => version <= end);
      await deliver(buyer, heard);
      const final = buyer.history[end] as ProviderSubscription;
      // Whatever events missed, the job finds: it reads every subscription once a day.
      if (!heard.some(({ version }) => version === end)) await convergeNow(buyer, final);
      // The clock is within the grace period of every late payment in the history.
      expect(await rowsOf(buyer)).toEqual(modelOf(final, ['active', 'past_due'].includes(final.status)));
    }),
    // The pure core is tested with a thousand.
    { numRuns: 8 },
  );
});

test('an ended subscription cannot be revived', async () => {
  const buyer = await buildBuyer();
  await convergeNow(buyer, buyer.history[19]);
  await convergeNow(buyer, buyer.history[12]);
  expect((await rowsOf(buyer)).subscription?.status).toBe('cancelled');
  expect((await rowsOf(buyer)).heldId).toBeNull();
});

test('a refund after the end is recorded', async () => {
  const buyer = await buildBuyer();
  const end = buyer.history[19] as ProviderSubscription;
  await convergeNow(buyer, end);
  const [first, ...others] = end.invoices;
  if (!first) throw new Error('the history has no invoice');
  // An impossible change of state, but the refund is real.
  await convergeNow(buyer, { ...end, status: 'active', invoices: [{ ...first, status: 'refunded' }, ...others] });
  const { subscription, payments: stored } = await rowsOf(buyer);
  expect([subscription?.status, stored[0]]).toEqual(['cancelled', [first.id, 'refunded', first.amount]]);
});

test('an invoice stays with its first owner, whatever a later reading says', async () => {
  const [payer, other] = [await buildBuyer(), await buildBuyer()];
  const paid = payer.history[2] as ProviderSubscription;
  await convergeNow(payer, paid);
  const theirs = (await rowsOf(payer)).payments;
  const invoices = paid.invoices.map((invoice) => ({ ...invoice, status: 'refunded' as const, amount: 1 }));
  await convergeNow(other, { ...(other.history[2] as ProviderSubscription), invoices });
  expect((await rowsOf(payer)).payments).toEqual(theirs);
  expect((await rowsOf(other)).payments).toEqual([]);
});

test('a card change started while another is being applied is not lost', async () => {
  const { db } = server.database;
  const buyer = await buildBuyer();
  await convergeNow(buyer, buyer.history[2]);
  const billing = createBillingRepository(db);
  const find = async () => await billing.findByProviderId(buyer.id);
  const id = (await find())?.id ?? 0;
  await billing.setPendingSetup(id, 'seti_first');
  const begun: string[] = ['seti_second'];
  const finishCardChange = async () => {
    for (const setup of begun.splice(0)) await billing.setPendingSetup(id, setup);
    return true;
  };
  const settled = { ...buyer, deps: { ...buyer.deps, payments: { ...buyer.deps.payments, finishCardChange } } };
  await convergeNow(settled, buyer.history[3]);
  expect((await find())?.pendingSetupId).toBe('seti_second');
  await convergeNow(settled, buyer.history[4]);
  expect((await find())?.pendingSetupId).toBeNull();
});

test('the same event a hundred times at once gives one row and one reading', async () => {
  const buyer = await buildBuyer();
  buyer.provider.state = buyer.history[2] ?? null;
  const event = { id: `evt_same_${buyer.id}`, type: 'invoice.paid', subscriptionId: buyer.id, customerId: null };
  const all = Array.from({ length: 100 }, () => receiveEvent(event, buyer.deps));
  (await buyer.provider.nextReading())();
  await Promise.all(all);
  const stored = await server.database.db.select().from(webhookEvents).where(eq(webhookEvents.id, event.id));
  expect(stored).toHaveLength(1);
  expect(stored[0]?.processedAt).not.toBeNull();
  expect((await rowsOf(buyer)).subscription?.status).toBe('active');
});

test('an event about an unknown subscription causes no reading and no change', async () => {
  const buyer = await buildBuyer();
  await receiveEvent({ id: 'evt_foreign', type: 'x', subscriptionId: 'sub_foreign', customerId: null }, buyer.deps);
  expect((await rowsOf(buyer)).subscription).toBeUndefined();
});

test('a trial whose new card awaits bank confirmation continues, and is not read again at once', async () => {
  const { db } = server.database;
  const buyer = await buildBuyer();
  const trial = { ...(buyer.history[2] as ProviderSubscription), status: 'trialing' } as const;
  await convergeNow(buyer, trial);
  await db
    .update(subscriptions)
    .set({ readAt: new Date(0) })
    .where(eq(subscriptions.stripeSubscriptionId, buyer.id));
  await convergeNow(buyer, { ...trial, status: 'incomplete' });
  expect(await createBillingRepository(db).listUnread(new Date(1), 100)).not.toContain(buyer.id);
  expect((await rowsOf(buyer)).subscription?.status).toBe('trialing');
});

test('a subscription unknown to the provider runs until its paid period ends, and revives if it is found again', async () => {
  const { db } = server.database;
  const buyer = await buildBuyer();
  const on = (day: string) => ({ ...buyer, deps: { ...buyer.deps, now: () => new Date(day) } });
  const hasAccess = async (day: string) => {
    const [user] = await db.select().from(users).where(eq(users.id, buyer.userId));
    return hasActiveSubscription(db, user ?? null, new Date(day));
  };
  await convergeNow(on('2027-01-02'), buyer.history[2]);
  await convergeNow(on('2027-01-31'), undefined);
  expect((await rowsOf(buyer)).subscription?.status).toBe('active');
  await convergeNow(on('2027-02-02'), undefined);
  expect((await rowsOf(buyer)).subscription?.status).toBe('past_due');
  expect([await hasAccess('2027-02-07'), await hasAccess('2027-02-08')]).toEqual([true, false]);
  await convergeNow(on('2027-02-09'), buyer.history[6]);
  expect(await hasAccess('2027-02-09')).toBe(true);
});

test('one run reads everything that is due, ended periods first, and failing ones only once', async () => {
  const { db } = server.database;
  const { userId, deps } = await buildBuyer();
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const rowOf = (id: string, currentPeriodEnd: Date, readAt: Date) => ({
    ...{ userId, planId: 1, stripeCustomerId: 'cus_due', billingCycle: 'monthly' as const },
    ...{ stripeSubscriptionId: `due_${id}`, currentPeriodStart: hoursAgo(800), currentPeriodEnd, readAt },
  });
  const late = ['a', 'b', 'c', 'd', 'e'].map((id, n) => rowOf(id, hoursAgo(-9), hoursAgo(80 - n)));
  await db.insert(subscriptions).values([...late, rowOf('ended', hoursAgo(1), hoursAgo(2))]);

  const asked: string[] = [];
  const read = async (id: string) => {
    asked.push(id);
    if (id === 'due_b') throw new Error('a subscription that cannot be read');
    return null;
  };
  const payments = { ...deps.payments, sandbox: null, hasIssued: () => true, read };
  await reconcile({ ...deps, now: () => new Date(), payments }, 2);
  const order = ['ended', 'a', 'b', 'c', 'd', 'e'].map((id) => `due_${id}`);
  expect(asked.filter((id) => id.startsWith('due_'))).toEqual(order);
});

/** The same buyer, and how often waiting mail was to be sent at once. */
function countNudges(buyer: Buyer) {
  const counted = { nudges: 0 };
  const nudgeMail = () => {
    counted.nudges += 1;
  };
  return { counted, buyer: { ...buyer, deps: { ...buyer.deps, nudgeMail } } };
}

test('waiting mail is sent at once when a change tells somebody something, and only then', async () => {
  const { counted, buyer } = countNudges(await buildBuyer());
  await convergeNow(buyer, buyer.history[0]);
  expect([counted.nudges, (await rowsOf(buyer)).subscription]).toEqual([0, undefined]);
  await convergeNow(buyer, buyer.history[2]);
  expect([counted.nudges, (await rowsOf(buyer)).subscription?.status]).toEqual([1, 'active']);
  await convergeNow(buyer, buyer.history[2]);
  expect(counted.nudges).toBe(1);
});

test('a payment by somebody without an account yet tells nobody', async () => {
  const { counted, buyer } = countNudges(await buildBuyer());
  await server.database.db.update(checkouts).set({ userId: null }).where(eq(checkouts.stripeSubscriptionId, buyer.id));
  await convergeNow(buyer, buyer.history[2]);
  expect([counted.nudges, (await rowsOf(buyer)).checkout]).toEqual([0, 'paid']);
});
