import type { BillingDeps } from '../deps.ts';
import { giveUp } from '../give-up.ts';
import { converge } from '../subscription/converge.ts';
import { createTrialRepository } from '../trial/repository.ts';
import { hashAddress } from '../trial/trial.ts';
import { type CheckoutRow, createCheckoutRepository } from './repository.ts';

/**
 * Settles a checkout that was untouched for a day. If unpaid, it ends. If paid by someone who never registered, it is refunded:
 * it is disabled first, so that nobody can register with it in the meantime. Every step is safe to repeat.
 */
export async function settleAbandoned(checkout: CheckoutRow, deps: BillingDeps): Promise<void> {
  const { db, payments, log } = deps;
  const checkouts = createCheckoutRepository(db);
  const { id, state, stripeSubscriptionId } = checkout;
  if (!stripeSubscriptionId) return checkouts.end(id);

  if (state === 'open') {
    await converge(stripeSubscriptionId, deps);
    const now = await checkouts.findByProviderId(stripeSubscriptionId);
    // It was paid without our hearing of it, so the day to register starts now.
    if (now?.state !== 'open') return;
    await giveUp(stripeSubscriptionId, payments);
    return checkouts.end(id);
  }
  if (!(await checkouts.startRefund(id))) return;
  await giveUp(stripeSubscriptionId, payments);
  if (checkout.isTrial) await createTrialRepository(db).forget(hashAddress(checkout.email));
  await checkouts.end(id);
  log.info({ subscriptionId: stripeSubscriptionId }, 'refunded a payment without a registration');
}
