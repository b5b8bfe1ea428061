import type { Plan, PlanChoice } from '@fitted/contract/billing';
import type { BillingCycle } from '@fitted/contract/constants';
import { cycleOf } from './plan-rules.ts';

/** The selection in the chooser. Kept by the page, so that it survives going back and forth. */
export interface PlanPick {
  readonly planId: number | undefined;
  readonly cycle: BillingCycle;
  readonly isTrial: boolean;
}

/** The free days are promised above the plans, so they are on until somebody declines them. */
export const nothingPicked: PlanPick = { planId: undefined, cycle: 'monthly', isTrial: true };

/** The chosen plan; a single plan is chosen automatically, and one no longer on offer is not. */
export const pickedPlan = (plans: readonly Plan[], { planId }: PlanPick): Plan | undefined =>
  plans.length === 1 ? plans[0] : plans.find(({ id }) => id === planId);

export const choiceOf = (plan: Plan, { cycle, isTrial }: PlanPick, isTrialAvailable: boolean): PlanChoice => ({
  planId: plan.id,
  billingCycle: cycleOf(plan, cycle),
  trial: isTrial && isTrialAvailable,
});
