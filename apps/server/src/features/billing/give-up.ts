import type { Payments } from '../../ports/payments.ts';

/** Ends what was begun. Somebody may be paying at this very moment: once it can no longer be paid, what was is given back. */
export async function giveUp(subscriptionId: string, payments: Pick<Payments, 'cancel' | 'refund'>): Promise<void> {
  await payments.cancel(subscriptionId);
  await payments.refund(subscriptionId);
}
