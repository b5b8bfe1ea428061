import type { UserRow } from '../../../db/schema/users.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { BillingDeps } from '../deps.ts';
import { createBillingRepository } from '../repository.ts';
import { renderReceipt } from './receipt.ts';

type Receipt = { readonly url: string } | { readonly html: string };

/** The provider's own receipt if there is one, otherwise a page of ours. */
export async function findReceipt(paymentId: number, user: UserRow, deps: BillingDeps): Promise<Receipt> {
  const billing = createBillingRepository(deps.db);
  const payment = await billing.findOwnedPayment(paymentId, user.id);
  if (!payment) throw new AppError('not_found');
  const url = await deps.payments.findReceipt(payment.stripeInvoiceId).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'could not get a receipt from the provider');
    return null;
  });
  // Only redirect to another host over https.
  if (url?.startsWith('https://')) return { url };

  const subscription =
    payment.subscriptionId === null ? undefined : await billing.findOwnedSubscription(payment.subscriptionId, user.id);
  const plan = subscription && (await billing.findPlan(subscription.planId));
  const options = { isSandbox: deps.payments.sandbox !== null, supportAddress: deps.supportAddress };
  return { html: renderReceipt(payment, plan, user, options) };
}
