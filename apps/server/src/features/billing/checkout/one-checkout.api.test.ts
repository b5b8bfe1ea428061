import { UserId } from '@fitted/contract/primitives';
import { expect, test } from 'vitest';
import { checkouts, plans, subscriptions } from '../../../db/schema/billing.ts';
import type { ProviderSubscription } from '../../../ports/payments.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { createBillingRepository } from '../repository.ts';
import { providerHistory } from '../testing/provider-history.ts';
import { type CheckoutRow, createCheckoutRepository } from './repository.ts';

const server = useTestApp();
const monthly = { planId: 1, billingCycle: 'monthly' as const };
const idsOf = (name: string) => ({ stripeCustomerId: `cus_${name}`, stripeSubscriptionId: `sub_${name}` });
const namesOf = (name: string) => ({ email: `${name}@example.com`, username: name });

async function insert(name: string, own: Partial<CheckoutRow> = {}): Promise<CheckoutRow> {
  const [row] = await server.database.db
    .insert(checkouts)
    .values({ ...namesOf(name), ...idsOf(name), ...monthly, isTrial: false, ...own })
    .returning();
  if (!row) throw new Error('no checkout was begun');
  return row;
}

type Change = (repository: ReturnType<typeof createCheckoutRepository>, one: CheckoutRow) => Promise<unknown>;
const snapshot = providerHistory('sub_one')[2] as ProviderSubscription;
const owner = { id: UserId.parse(1), ...namesOf('one') };

test.each<[string, CheckoutRow['state'], Change, CheckoutRow['state']]>([
  ['ended', 'open', (repository, { id }) => repository.end(id), 'ended'],
  ['used', 'paid', (repository, { id }) => repository.markUsed(id), 'used'],
  ['refunded', 'paid', (repository, { id }) => repository.startRefund(id), 'refunding'],
  ['registered with', 'paid', (repository) => repository.use(idsOf('one'), owner), 'used'],
  ['read', 'open', (repository, { id }) => repository.record(id, { state: 'paid', snapshot, reading: 7 }), 'paid'],
])('when a checkout is %s, nobody else’s changes', async (_, state, change, after) => {
  const { db } = server.database;
  await db.delete(checkouts);
  const [one, other] = [await insert('one', { state }), await insert('other', { state })];
  await change(createCheckoutRepository(db), one);
  const states = new Map((await db.select().from(checkouts)).map((row) => [row.id, row.state]));
  expect([states.get(one.id), states.get(other.id)]).toEqual([after, state]);
});

test('what one account has begun, tried or holds is nobody else’s', async () => {
  const { db } = server.database;
  await db.delete(checkouts);
  const [{ user: robin }, { user: stranger }] = [await server.signUp(), await server.signUp()];
  const open = await insert('open', { userId: robin.id });
  await insert('tried', { userId: robin.id, state: 'used', isTrial: true });
  const ofCheckouts = createCheckoutRepository(db);
  expect(await ofCheckouts.findOpenOfUser(robin.id)).toEqual(open);
  expect(await ofCheckouts.findOpenOfUser(stranger.id)).toBeUndefined();
  expect(await ofCheckouts.listUnfinishedOf(robin.id)).toEqual([open]);
  expect(await ofCheckouts.listUnfinishedOf(stranger.id)).toEqual([]);
  expect(await ofCheckouts.hasUsedTrial(robin.id)).toBe(true);
  expect(await ofCheckouts.hasUsedTrial(stranger.id)).toBe(false);
  // Nor is it found by its key and names, as a checkout begun without an account is.
  expect(await ofCheckouts.findLiveOfNewcomer(open.orderKey, namesOf('open'))).toBeUndefined();

  const [plan] = await db.select().from(plans).limit(1);
  const period = { currentPeriodStart: new Date(), currentPeriodEnd: new Date() };
  const [held] = await db
    .insert(subscriptions)
    .values({ ...monthly, ...idsOf('held'), ...period, userId: robin.id, planId: plan?.id ?? 0 })
    .returning();
  const billing = createBillingRepository(db);
  expect(await billing.findOwnedSubscription(held?.id ?? 0, robin.id)).toEqual(held);
  expect(await billing.findOwnedSubscription(held?.id ?? 0, stranger.id)).toBeUndefined();
  expect(await billing.listOwned(stranger.id)).toEqual([]);
});

test('a trial that was left or is still open is not a trial that was had', async () => {
  const { user } = await server.signUp();
  const { hasUsedTrial } = createCheckoutRepository(server.database.db);
  await insert('left', { userId: user.id, state: 'ended', isTrial: true });
  await insert('asking', { userId: user.id, state: 'open', isTrial: true });
  await insert('bought', { userId: user.id, state: 'used' });
  expect(await hasUsedTrial(user.id)).toBe(false);
});
