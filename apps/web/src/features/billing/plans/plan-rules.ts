import type { Plan } from '@fitted/contract/billing';
import type { BillingCycle } from '@fitted/contract/constants';

/** Parses the list, which is stored as text; anything but a list of strings counts as empty. */
export function readFeatures(text: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : [];
  } catch {
    return [];
  }
}

/** What every one of several plans offers: said once, it lets the differences be seen. */
export function sharedFeatures(plans: readonly Pick<Plan, 'features'>[]): readonly string[] {
  const [first, ...others] = plans.map(({ features }) => readFeatures(features));
  if (first === undefined || others.length === 0) return [];
  return first.filter((feature) => others.every((list) => list.includes(feature)));
}

/** A plan without an annual price is billed monthly, whatever the switch says. */
export const cycleOf = (plan: Plan, wanted: BillingCycle): BillingCycle =>
  wanted === 'annual' && plan.annualPrice !== null ? 'annual' : 'monthly';

/** In pence: the annual price if the cycle is annual and there is one, otherwise the monthly price. */
export const priceOf = ({ monthlyPrice, annualPrice }: Plan, wanted: BillingCycle): number =>
  wanted === 'annual' && annualPrice !== null ? annualPrice : monthlyPrice;

export const hasAnnualPrice = (plans: readonly Plan[]): boolean =>
  plans.some(({ annualPrice }) => annualPrice !== null);

/** How much less a year costs than twelve months, in pence; 0 if it does not. */
export const annualSaving = ({ monthlyPrice, annualPrice }: Plan): number =>
  annualPrice === null ? 0 : Math.max(0, monthlyPrice * 12 - annualPrice);

/** Whole percent, rounded down, so that a saving is never overstated. */
export const annualSavingPercent = (plan: Plan): number =>
  plan.monthlyPrice === 0 ? 0 : Math.floor((annualSaving(plan) * 100) / (plan.monthlyPrice * 12));

export interface SavingRange {
  readonly least: number;
  readonly most: number;
}

/** The range of savings of plans with an annual price: what the switch may promise for all of them. */
export function savingRange(plans: readonly Plan[]): SavingRange {
  const percents = plans.filter(({ annualPrice }) => annualPrice !== null).map(annualSavingPercent);
  return percents.length === 0 ? { least: 0, most: 0 } : { least: Math.min(...percents), most: Math.max(...percents) };
}

/** The cheapest of several: the plans differ only in how much is kept, and the least is enough for most. */
export function suggestedPlan(plans: readonly Plan[]): Plan | undefined {
  if (plans.length < 2) return undefined;
  return plans.reduce((least, plan) => (plan.monthlyPrice < least.monthlyPrice ? plan : least));
}
