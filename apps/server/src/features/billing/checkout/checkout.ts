import { setTimeout as pause } from 'node:timers/promises';
import type { PlanChoice, SubscriptionPayment } from '@fitted/contract/billing';
import { trialDays } from '@fitted/contract/limits/terms';
import type { UserId } from '@fitted/contract/primitives';
import type { UserRow } from '../../../db/schema/users.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Price } from '../../../ports/payments.ts';
import { createAccountRepository } from '../../accounts/public.ts';
import type { BillingDeps } from '../deps.ts';
import { giveUp } from '../give-up.ts';
import { createBillingRepository } from '../repository.ts';
import { converge } from '../subscription/converge.ts';
import { givesAccess } from '../subscription/transitions.ts';
import { isTrialAvailable } from '../trial/trial.ts';
import { orUnavailable } from '../unavailable.ts';
import { keepPriceId, requirePrice } from './prices.ts';
import { type CheckoutRow, createCheckoutRepository } from './repository.ts';

/** Longer than the provider's timeout including retries, so that nobody takes over a request that is still running. */
const claimS = 60;
const waitMs = 150;
const maxWaits = 100;

/** The buyer: a person with an account, or one who will register after paying. */
interface Buyer {
  readonly id?: UserId;
  readonly email: string;
  readonly username: string;
  readonly name: string;
  readonly customerId: string | null;
}

export async function startCheckout(
  choice: PlanChoice,
  user: UserRow,
  deps: BillingDeps,
): Promise<SubscriptionPayment> {
  const buyer = {
    id: user.id,
    email: user.email,
    username: user.username,
    name: `${user.firstName} ${user.lastName}`,
    customerId: user.stripeCustomerId && deps.payments.hasIssued(user.stripeCustomerId) ? user.stripeCustomerId : null,
  };
  const find = () => createCheckoutRepository(deps.db).findOpenOfUser(user.id);
  return orUnavailable(async () => {
    const price = await requirePrice(deps.db, choice);
    await requireNoSubscription(user.id, deps);
    return (await begin(choice, buyer, price, find, deps)).payment;
  });
}

export type NewcomerChoice = PlanChoice & { readonly username: string; readonly email: string };

/** The payment that was started and its order key, which only the buyer's browser gets. */
interface Begun {
  readonly payment: SubscriptionPayment;
  readonly orderKey: string;
}

/** Starts a payment before the account exists. Someone who returns within a day in the same browser finds what they have paid. */
export async function startPreRegistration(
  choice: NewcomerChoice,
  orderKey: string | undefined,
  deps: BillingDeps,
): Promise<Begun> {
  const { email, username } = choice;
  const accounts = createAccountRepository(deps.db);
  const checkouts = createCheckoutRepository(deps.db);
  const buyer = { email, username, name: username, customerId: null };
  return orUnavailable(async () => {
    const price = await requirePrice(deps.db, choice);
    if (await accounts.isUsernameTaken(username)) throw new AppError('username_taken');
    if (await accounts.findByEmail(email)) throw new AppError('already_exists');
    const find = async () => (orderKey ? checkouts.findLiveOfNewcomer(orderKey, choice) : undefined);
    return begin(choice, buyer, price, find, deps);
  });
}

/** Throws if a subscription gives access. One that lapsed is ended, so that it is never charged again. */
async function requireNoSubscription(userId: UserId, deps: BillingDeps): Promise<void> {
  const billing = createBillingRepository(deps.db);
  const owned = await billing.listOwned(userId);
  for (const subscription of owned.filter(({ status }) => status !== 'cancelled')) {
    const { stripeSubscriptionId: id } = subscription;
    const isOurs = deps.payments.hasIssued(id);
    if (isOurs && givesAccess(subscription, deps.now())) throw new AppError('already_subscribed');
    if (isOurs) await deps.payments.cancel(id);
    if (!(await converge(id, deps))) await billing.markCancelled(subscription.id);
  }
}

/**
 * One open checkout per account, enforced by a unique index. If there is one already, it is reused for the same choice, ended for
 * another, and waited for while another request is opening it.
 */
async function begin(
  choice: PlanChoice,
  buyer: Buyer,
  price: Price,
  find: () => Promise<CheckoutRow | undefined>,
  deps: BillingDeps,
): Promise<Begun> {
  const checkouts = createCheckoutRepository(deps.db);
  for (let waits = 0; waits < maxWaits; waits += 1) {
    const existing = await find();
    if (existing?.stripeSubscriptionId) {
      const shared = await share(existing, existing.stripeSubscriptionId, choice, find, deps);
      if (shared) return shared;
      continue;
    }
    if (!existing && choice.trial && !(await isTrialAvailable(deps.db, buyer))) throw new AppError('trial_used');
    const mine = existing
      ? await checkouts.takeOver(existing.id, claimS)
      : await checkouts.open(newCheckout(choice, buyer), claimS);
    if (mine) return order(mine, buyer, price, deps);
    await pause(waitMs);
  }
  throw new AppError('payment_unavailable');
}

const newCheckout = ({ planId, billingCycle, trial }: PlanChoice, { id, email, username }: Buyer) => ({
  userId: id ?? null,
  email,
  username,
  planId,
  billingCycle,
  isTrial: trial,
});

/** The payment of an existing checkout, or null if the checkout was cleared away. */
async function share(
  existing: CheckoutRow,
  subscriptionId: string,
  choice: PlanChoice,
  find: () => Promise<CheckoutRow | undefined>,
  deps: BillingDeps,
): Promise<Begun | null> {
  // It may have been paid in the meantime.
  const isKnown = await converge(subscriptionId, deps);
  const current = await find();
  if (current?.id !== existing.id) {
    if (existing.userId !== null) await requireNoSubscription(existing.userId, deps);
    return null;
  }
  if (!isKnown && current.state === 'open') {
    // It was started with other API keys and can no longer be paid.
    await createCheckoutRepository(deps.db).end(current.id);
    return null;
  }
  const isSame =
    current.planId === choice.planId &&
    current.billingCycle === choice.billingCycle &&
    current.isTrial === choice.trial;
  if (current.state === 'paid' || isSame) return presentPayment(current, deps);
  await giveUp(subscriptionId, deps.payments);
  await createCheckoutRepository(deps.db).end(current.id);
  return null;
}

async function order(checkout: CheckoutRow, buyer: Buyer, price: Price, deps: BillingDeps): Promise<Begun> {
  const { db, payments } = deps;
  const checkouts = createCheckoutRepository(db);
  // A checkout that was taken over may be for a different choice. Then that one is finished first and looked at again.
  const ordered = { planId: checkout.planId, billingCycle: checkout.billingCycle };
  const ownPrice = price.planId === ordered.planId && price.billingCycle === ordered.billingCycle;
  const priceOf = ownPrice ? price : await requirePrice(db, ordered);
  try {
    const begun = await payments.begin({
      key: checkout.orderKey,
      customerId: buyer.customerId,
      email: buyer.email,
      name: buyer.name,
      price: priceOf,
      trialDays: checkout.isTrial ? trialDays : 0,
    });
    await keepPriceId(db, priceOf, begun.priceId);
    const ids = { stripeCustomerId: begun.customerId, stripeSubscriptionId: begun.subscriptionId };
    await checkouts.fill(checkout.id, ids);
    return presentPayment({ ...checkout, ...ids }, deps);
  } catch (error) {
    // Whatever the provider created is unpaid and will expire; the next attempt is a new order.
    await checkouts.end(checkout.id);
    throw error;
  }
}

async function presentPayment(checkout: CheckoutRow, { payments }: BillingDeps): Promise<Begun> {
  const { id, orderKey, state, stripeCustomerId, stripeSubscriptionId } = checkout;
  if (!stripeCustomerId || !stripeSubscriptionId) throw new AppError('payment_unavailable');
  const clientSecret = await payments.findClientSecret(stripeSubscriptionId);
  if (clientSecret === null && state !== 'paid') throw new AppError('payment_unavailable');
  const isPaid = state === 'paid';
  return {
    payment: { clientSecret: clientSecret ?? '', subscriptionId: id, stripeCustomerId, stripeSubscriptionId, isPaid },
    orderKey,
  };
}
