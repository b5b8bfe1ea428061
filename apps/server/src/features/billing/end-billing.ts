import type { UserRow } from '../../db/schema/users.ts';
import { createCheckoutRepository } from './checkout/repository.ts';
import type { BillingDeps } from './deps.ts';
import { giveUp } from './give-up.ts';
import { createBillingRepository } from './repository.ts';
import { orUnavailable } from './unavailable.ts';

/** Before an account is deleted: ends its subscriptions, refunds unused payments and deletes the customer at the provider. */
export async function endBilling(user: UserRow, deps: BillingDeps): Promise<void> {
  const { db, payments } = deps;
  await orUnavailable(async () => {
    const owned = await createBillingRepository(db).listOwned(user.id);
    const begun = await createCheckoutRepository(db).listUnfinishedOf(user.id);
    for (const { stripeSubscriptionId, status } of owned)
      if (status !== 'cancelled') await payments.cancel(stripeSubscriptionId);
    for (const { stripeSubscriptionId } of begun)
      if (stripeSubscriptionId) await giveUp(stripeSubscriptionId, payments);
    const customers = [...owned, ...begun, user].flatMap(({ stripeCustomerId }) => stripeCustomerId ?? []);
    for (const customerId of new Set(customers)) await payments.removeCustomer(customerId);
  });
}
