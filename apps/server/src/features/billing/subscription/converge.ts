import type { UserId } from '@fitted/contract/primitives';
import type { Queryable } from '../../../db/client.ts';
import { PaymentsRefused, type ProviderSubscription } from '../../../ports/payments.ts';
import { type CheckoutRow, createCheckoutRepository } from '../checkout/repository.ts';
import type { BillingDeps } from '../deps.ts';
import { createBillingRepository, type SubscriptionRow } from '../repository.ts';
import { createTrialRepository } from '../trial/repository.ts';
import { hashAddress, hashCard } from '../trial/trial.ts';
import { noticeOf, tell } from './notices.ts';
import { decide, givesAccess, isOver, startedStatus } from './transitions.ts';

/**
 * The only way that the provider's state gets into our tables. Events arrive twice, late, in any order or never, so an event is
 * only a reason to call this: the subscription is read again, and our rows follow what was read.
 * Returns whether the provider knows the subscription.
 */
export async function converge(subscriptionId: string, deps: BillingDeps): Promise<boolean> {
  const { db, payments, log } = deps;
  const billing = createBillingRepository(db);
  const row = await billing.findByProviderId(subscriptionId);
  if (!row && !(await createCheckoutRepository(db).findByProviderId(subscriptionId))) {
    log.warn({ subscriptionId }, 'unknown subscription');
    return false;
  }
  if (row && !payments.hasIssued(subscriptionId)) {
    await endDemo(row, deps);
    return false;
  }
  if (row?.pendingSetupId) await finishCardChange(row, row.pendingSetupId, deps);
  // Numbered before reading: of two concurrent readings, the one that started later cannot have seen an older state.
  const reading = await billing.nextReading();
  const snapshot = await payments.read(subscriptionId);
  if (!snapshot) {
    log.warn({ subscriptionId }, 'the payment provider does not know this subscription');
    await billing.markRead(subscriptionId);
    await billing.markLost(subscriptionId, deps.now());
    return false;
  }
  if (await isSecondTrialOfCard(snapshot, deps)) {
    // Mailboxes are free, cards are not: a second trial with the same card is ended before it gives access.
    await payments.cancel(subscriptionId);
    log.warn({ subscriptionId }, 'ended a second trial with the same card');
    return converge(subscriptionId, deps);
  }
  const isTold = await db.transaction((tx) => take(tx, snapshot, reading, deps));
  if (isTold) deps.nudgeMail();
  return true;
}

/** Checked before the trial starts, because the card is recorded when it starts. */
async function isSecondTrialOfCard(snapshot: ProviderSubscription, { db }: BillingDeps): Promise<boolean> {
  const fingerprint = snapshot.card?.fingerprint;
  if (snapshot.status !== 'trialing' || !fingerprint) return false;
  const checkout = await createCheckoutRepository(db).findByProviderId(snapshot.id);
  if (!checkout?.isTrial || checkout.state !== 'open') return false;
  return createTrialRepository(db).isUsed(hashCard(fingerprint));
}

/** Recorded by address and by card; each is good for one trial. */
async function recordTrial(tx: Queryable, email: string, { card }: ProviderSubscription): Promise<void> {
  const trials = createTrialRepository(tx);
  await trials.record(hashAddress(email));
  if (card?.fingerprint) await trials.record(hashCard(card.fingerprint));
}

async function finishCardChange(row: SubscriptionRow, setupId: string, deps: BillingDeps): Promise<void> {
  const { stripeSubscriptionId: subscriptionId } = row;
  try {
    if (!(await deps.payments.finishCardChange(subscriptionId, setupId))) return;
  } catch (error) {
    if (!(error instanceof PaymentsRefused)) throw error;
    // A retry would be refused again, and the subscription would never be read.
    deps.log.warn({ err: error, subscriptionId }, 'the payment provider refused a card change');
  }
  await createBillingRepository(deps.db).clearPendingSetup(row.id, setupId);
}

async function endDemo(row: SubscriptionRow, { db, now }: BillingDeps): Promise<void> {
  await db.transaction(async (tx) => {
    await createBillingRepository(tx).lockUser(row.userId);
    await createBillingRepository(tx).markCancelled(row.id);
    await keepUserInStep(tx, row.userId, now());
  });
}

/** Returns whether the person is notified by mail. */
async function take(
  tx: Queryable,
  snapshot: ProviderSubscription,
  reading: number,
  deps: BillingDeps,
): Promise<boolean> {
  const row = await createBillingRepository(tx).findByProviderId(snapshot.id);
  const checkout = await createCheckoutRepository(tx).findByProviderId(snapshot.id);
  const userId = row?.userId ?? checkout?.userId;
  if (userId) return applySnapshot(tx, userId, snapshot, reading, deps);
  if (checkout) await recordNewcomer(tx, checkout, snapshot, reading);
  return false;
}

/** For a checkout without an account yet, paid or not. */
async function recordNewcomer(tx: Queryable, checkout: CheckoutRow, snapshot: ProviderSubscription, reading: number) {
  const status = startedStatus(snapshot);
  const state = isOver(snapshot) ? 'ended' : status ? 'paid' : 'open';
  const isTaken = await createCheckoutRepository(tx).record(checkout.id, { state, snapshot, reading });
  if (isTaken && state === 'paid' && checkout.isTrial) await recordTrial(tx, checkout.email, snapshot);
}

/** Makes one person's rows match a snapshot, inside a transaction. Returns whether they are notified by mail. */
export async function applySnapshot(
  tx: Queryable,
  userId: UserId,
  snapshot: ProviderSubscription,
  reading: number,
  deps: Pick<BillingDeps, 'log' | 'now' | 'appUrl'>,
): Promise<boolean> {
  const billing = createBillingRepository(tx);
  const user = await billing.lockUser(userId);
  if (!user) return false;
  const checkout = await createCheckoutRepository(tx).findByProviderId(snapshot.id);
  const before = await billing.findByProviderId(snapshot.id);
  const decision = decide(before, snapshot, reading);
  if (decision.kind === 'stale') return false;
  if (decision.kind === 'not_started') {
    if (checkout && decision.isOver) await createCheckoutRepository(tx).end(checkout.id);
    await billing.markRead(snapshot.id);
    return false;
  }
  if (decision.kind === 'ignored') {
    deps.log.warn({ subscriptionId: snapshot.id, ...decision }, 'ignored an impossible change of state');
    await billing.markRead(snapshot.id);
    if (before) await savePayments(tx, before, snapshot);
    return false;
  }

  const planId = await findPlanId(tx, snapshot, before ?? checkout);
  if (planId === null) {
    deps.log.error({ subscriptionId: snapshot.id }, 'subscription to an unknown plan');
    return false;
  }
  const row = await billing.save({
    userId,
    planId,
    stripeCustomerId: snapshot.customerId,
    stripeSubscriptionId: snapshot.id,
    status: decision.status,
    currentPeriodStart: new Date(snapshot.currentPeriodStart),
    currentPeriodEnd: new Date(snapshot.currentPeriodEnd),
    cancelAtPeriodEnd: snapshot.cancelAtPeriodEnd,
    billingCycle: snapshot.billingCycle,
    amount: snapshot.amount,
    card: snapshot.card,
    pastDueSince: decision.pastDueSince,
    reading,
    readAt: deps.now(),
  });
  await savePayments(tx, row, snapshot);
  if (checkout && checkout.state !== 'used') {
    await createCheckoutRepository(tx).markUsed(checkout.id);
    if (checkout.isTrial) await recordTrial(tx, user.email, snapshot);
  }
  await keepUserInStep(tx, userId, deps.now());
  const notice = noticeOf(before, row);
  if (notice) await tell(tx, notice, user, row, deps.appUrl);
  return notice !== null;
}

/** The price comes first, because the plan may have been changed at the provider; then what was recorded at the start. */
async function findPlanId(
  tx: Queryable,
  { priceId, planId }: ProviderSubscription,
  known: { readonly planId: number } | undefined,
): Promise<number | null> {
  const billing = createBillingRepository(tx);
  const plan =
    (await billing.findPlanByPrice(priceId)) ?? (planId === null ? undefined : await billing.findPlan(planId));
  return plan?.id ?? known?.planId ?? null;
}

async function savePayments(tx: Queryable, row: SubscriptionRow, { invoices }: ProviderSubscription): Promise<void> {
  const billed = invoices.filter(({ amount }) => amount > 0);
  await createBillingRepository(tx).savePayments(
    billed.map((invoice) => ({
      userId: row.userId,
      subscriptionId: row.id,
      stripeInvoiceId: invoice.id,
      stripePaymentIntentId: invoice.paymentIntentId,
      amount: invoice.amount,
      currency: invoice.currency,
      status: invoice.status,
      paymentMethod: invoice.paymentMethod,
      billingReason: invoice.billingReason,
      createdAt: new Date(invoice.createdAt),
    })),
  );
}

/** The user row names a subscription exactly as long as it gives access, so that both ways of checking agree. */
export async function keepUserInStep(tx: Queryable, userId: UserId, now: Date): Promise<void> {
  const billing = createBillingRepository(tx);
  const all = await billing.listOwned(userId);
  const held = all.find((subscription) => givesAccess(subscription, now));
  const newest = held ?? all[0];
  await billing.setHeldSubscription(userId, {
    stripeCustomerId: newest?.stripeCustomerId ?? null,
    stripeSubscriptionId: held?.stripeSubscriptionId ?? null,
  });
}
