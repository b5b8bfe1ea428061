import { listPlans, type Plan, subscriptionStatus } from '@fitted/contract/billing';
import type { planNames } from '@fitted/contract/constants';
import type { Serve } from '../../http/bind.ts';
import { hasActiveSubscription } from './public.ts';
import type { BillingRepository, PlanRow } from './repository.ts';

export function serveBilling(serve: Serve, { billing }: { readonly billing: BillingRepository }): void {
  serve(listPlans, async () => (await billing.listActivePlans()).map(presentPlan));

  serve(subscriptionStatus, async ({ user }) => ({
    hasActiveSubscription: hasActiveSubscription(user),
    isAdmin: user.isAdmin,
  }));
}

const presentPlan = (row: PlanRow): Plan => ({
  id: row.id,
  name: row.name as (typeof planNames)[number],
  displayName: row.displayName,
  description: row.description,
  monthlyPrice: row.monthlyPrice,
  annualPrice: row.annualPrice,
  features: row.features,
  isActive: row.isActive,
});
