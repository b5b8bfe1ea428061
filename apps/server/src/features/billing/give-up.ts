import type { Payments } from '../../ports/payments.ts';

/** Cancels first, then refunds: a payment may arrive until it is cancelled. */
export async function giveUp(subscriptionId: string, payments: Pick<Payments, 'cancel' | 'refund'>): Promise<void> {
  await payments.cancel(subscriptionId);
  await payments.refund(subscriptionId);
}
