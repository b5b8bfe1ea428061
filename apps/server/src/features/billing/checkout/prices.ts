import type { BillingCycle } from '@fitted/contract/constants';
import type { Queryable } from '../../../db/client.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Price } from '../../../ports/payments.ts';
import { createBillingRepository } from '../repository.ts';

interface Choice {
  readonly planId: number;
  readonly billingCycle: BillingCycle;
}

/** The price of the plan in this cycle. `not_found` if the plan is not on offer, or not in this cycle. */
export async function requirePrice(db: Queryable, { planId, billingCycle }: Choice): Promise<Price> {
  const plan = await createBillingRepository(db).findActivePlan(planId);
  const amount = billingCycle === 'annual' ? plan?.annualPrice : plan?.monthlyPrice;
  if (!plan || amount === null || amount === undefined) throw new AppError('not_found');
  const priceId = billingCycle === 'annual' ? plan.stripePriceIdAnnual : plan.stripePriceIdMonthly;
  return { planId, planName: plan.name, displayName: plan.displayName, billingCycle, amount, priceId: priceId || null };
}

/** Stores the price id if the provider has just created it. */
export async function keepPriceId(db: Queryable, price: Price, priceId: string): Promise<void> {
  if (!priceId || priceId === price.priceId) return;
  await createBillingRepository(db).setPriceId(price.planId, price.billingCycle, priceId);
}
