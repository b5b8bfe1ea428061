import { type CheckoutRow, createCheckoutRepository } from './checkout-repository.ts';
import { converge } from './converge.ts';
import type { BillingDeps } from './deps.ts';
import { giveUp } from './give-up.ts';
import { hashAddress } from './trial.ts';
import { createTrialRepository } from './trial-repository.ts';

/**
 * A checkout that was left alone for a day. Unpaid, it ends. Paid by somebody who never registered, the money goes back:
 * first it is put out of use, so that nobody registers with it meanwhile, and every step can be taken twice.
 */
export async function settleAbandoned(checkout: CheckoutRow, deps: BillingDeps): Promise<void> {
  const { db, payments, log } = deps;
  const checkouts = createCheckoutRepository(db);
  const { id, state, stripeSubscriptionId } = checkout;
  if (!stripeSubscriptionId) return checkouts.end(id);

  if (state === 'open') {
    await converge(stripeSubscriptionId, deps);
    const now = await checkouts.findByProviderId(stripeSubscriptionId);
    // Paid after all, unheard of: the day to register begins now.
    if (now?.state !== 'open') return;
    await giveUp(stripeSubscriptionId, payments);
    return checkouts.end(id);
  }
  if (!(await checkouts.startRefund(id))) return;
  await giveUp(stripeSubscriptionId, payments);
  if (checkout.isTrial) await createTrialRepository(db).forget(hashAddress(checkout.email));
  await checkouts.end(id);
  log.info({ subscriptionId: stripeSubscriptionId }, 'a payment without a registration was given back');
}
