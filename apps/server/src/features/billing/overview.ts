import type { Billing } from '@fitted/contract/billing';
import type { UserRow } from '../../db/schema/users.ts';
import { createCheckoutRepository } from './checkout/repository.ts';
import type { BillingDeps } from './deps.ts';
import { presentPayment, presentSubscription } from './present.ts';
import { createBillingRepository, type SubscriptionRow } from './repository.ts';
import { converge } from './subscription/converge.ts';
import { isTrialAvailable } from './trial/trial.ts';
import { orUnavailable } from './unavailable.ts';

type Person = Pick<UserRow, 'id' | 'email'>;

export async function readBilling(user: Person, { db }: Pick<BillingDeps, 'db'>): Promise<Billing> {
  const billing = createBillingRepository(db);
  const row = currentOf(await billing.listOwned(user.id));
  const plan = row && (await billing.findPlan(row.planId));
  return {
    subscription: row && plan ? presentSubscription(row, plan) : null,
    payments: (await billing.listPayments(user.id)).map(presentPayment),
    isTrialAvailable: await isTrialAvailable(db, user),
  };
}

/** The running subscription, or the most recent one. */
export const currentOf = (newestFirst: readonly SubscriptionRow[]): SubscriptionRow | undefined =>
  newestFirst.find(({ status }) => status !== 'cancelled') ?? newestFirst[0];

/** Reads from the provider at once, for a page that has just paid and does not wait for an event. */
export async function syncBilling(user: Person, deps: BillingDeps): Promise<Billing> {
  return orUnavailable(async () => {
    const owned = await createBillingRepository(deps.db).listOwned(user.id);
    const open = await createCheckoutRepository(deps.db).findOpenOfUser(user.id);
    const ids = owned.filter(({ status }) => status !== 'cancelled').map((row) => row.stripeSubscriptionId);
    for (const id of [...ids, ...(open?.stripeSubscriptionId ? [open.stripeSubscriptionId] : [])])
      await converge(id, deps);
    return readBilling(user, deps);
  });
}
