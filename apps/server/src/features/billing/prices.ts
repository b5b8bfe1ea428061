import type { BillingCycle } from '@fitted/contract/constants';
import type { Queryable } from '../../db/client.ts';
import { AppError } from '../../http/app-error.ts';
import type { Price } from '../../ports/payments.ts';
import { createBillingRepository } from './repository.ts';

interface Choice {
  readonly planId: number;
  readonly billingCycle: BillingCycle;
}

/** What the plan costs in this cycle; a plan that is not on offer, or not for a year, does not exist. */
export async function requirePrice(db: Queryable, { planId, billingCycle }: Choice): Promise<Price> {
  const plan = await createBillingRepository(db).findActivePlan(planId);
  const amount = billingCycle === 'annual' ? plan?.annualPrice : plan?.monthlyPrice;
  if (!plan || amount === null || amount === undefined) throw new AppError('not_found');
  const priceId = billingCycle === 'annual' ? plan.stripePriceIdAnnual : plan.stripePriceIdMonthly;
  return { planId, planName: plan.name, displayName: plan.displayName, billingCycle, amount, priceId: priceId || null };
}

/** The provider may have made the price just now. */
export async function keepPriceId(db: Queryable, price: Price, priceId: string): Promise<void> {
  if (!priceId || priceId === price.priceId) return;
  await createBillingRepository(db).setPriceId(price.planId, price.billingCycle, priceId);
}
