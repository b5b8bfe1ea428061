import { randomUUID } from 'node:crypto';
import type { Billing } from '@fitted/contract/billing';
import type { BillingCycle } from '@fitted/contract/constants';
import type { UserRow } from '../../../db/schema/users.ts';
import { AppError } from '../../../errors/app-error.ts';
import { keepPriceId, requirePrice } from '../checkout/prices.ts';
import type { BillingDeps } from '../deps.ts';
import { currentOf, readBilling } from '../overview.ts';
import { createBillingRepository, type SubscriptionRow } from '../repository.ts';
import { orUnavailable } from '../unavailable.ts';
import { converge } from './converge.ts';

type Person = Pick<UserRow, 'id' | 'email'>;

async function requireSubscription(user: Person, { db }: BillingDeps): Promise<SubscriptionRow> {
  const current = currentOf(await createBillingRepository(db).listOwned(user.id));
  if (!current || current.status === 'cancelled') throw new AppError('no_subscription');
  return current;
}

/** Every change is made at the provider and then read back, just like a change that an event tells us of. */
async function changeAtProvider(
  user: Person,
  deps: BillingDeps,
  act: (subscription: SubscriptionRow) => Promise<void>,
): Promise<Billing> {
  return orUnavailable(async () => {
    const subscription = await requireSubscription(user, deps);
    await act(subscription);
    await converge(subscription.stripeSubscriptionId, deps);
    return readBilling(user, deps);
  });
}

/** Runs on until the end of the paid period; an unpaid subscription ends at once. */
export const cancelSubscription = (user: Person, deps: BillingDeps): Promise<Billing> =>
  changeAtProvider(user, deps, ({ status, stripeSubscriptionId }) =>
    status === 'unpaid'
      ? deps.payments.cancel(stripeSubscriptionId)
      : deps.payments.setCancelAtPeriodEnd(stripeSubscriptionId, true),
  );

export const resumeSubscription = (user: Person, deps: BillingDeps): Promise<Billing> =>
  changeAtProvider(user, deps, ({ stripeSubscriptionId }) =>
    deps.payments.setCancelAtPeriodEnd(stripeSubscriptionId, false),
  );

interface Choice {
  readonly planId: number;
  readonly billingCycle: BillingCycle;
}

export async function switchPlan(user: Person, choice: Choice, deps: BillingDeps): Promise<Billing> {
  const price = await requirePrice(deps.db, choice);
  return changeAtProvider(user, deps, async (subscription) => {
    if (subscription.planId === choice.planId && subscription.billingCycle === choice.billingCycle) return;
    const changed = await deps.payments.changePrice(subscription.stripeSubscriptionId, price, randomUUID());
    if (!changed) throw new AppError('no_subscription');
    await keepPriceId(deps.db, price, changed.priceId);
  });
}

/** Once the holder has confirmed the card, the next reading applies it, whether triggered by an event or a sync. */
export async function startCardChange(user: Person, deps: BillingDeps): Promise<{ clientSecret: string }> {
  return orUnavailable(async () => {
    const subscription = await requireSubscription(user, deps);
    const { setupId, clientSecret } = await deps.payments.beginCardChange({
      customerId: subscription.stripeCustomerId,
      subscriptionId: subscription.stripeSubscriptionId,
    });
    await createBillingRepository(deps.db).setPendingSetup(subscription.id, setupId);
    return { clientSecret };
  });
}
