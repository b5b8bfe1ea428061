import type { Plan } from '@fitted/contract/billing';
import type { BillingCycle } from '@fitted/contract/constants';

/** The list kept as text; text that is not a list of sentences counts as none. */
export function readFeatures(text: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : [];
  } catch {
    return [];
  }
}

/** A plan without an annual price is paid by the month, whatever the switch says. */
export const cycleOf = (plan: Plan, wanted: BillingCycle): BillingCycle =>
  wanted === 'annual' && plan.annualPrice !== null ? 'annual' : 'monthly';

/** In pence: the annual price when the cycle is annual and there is one, otherwise the monthly price. */
export const priceOf = ({ monthlyPrice, annualPrice }: Plan, wanted: BillingCycle): number =>
  wanted === 'annual' && annualPrice !== null ? annualPrice : monthlyPrice;

export const hasAnnualPrice = (plans: readonly Plan[]): boolean =>
  plans.some(({ annualPrice }) => annualPrice !== null);

/** What a year costs less than twelve months, in pence; 0 where it does not. */
export const annualSaving = ({ monthlyPrice, annualPrice }: Plan): number =>
  annualPrice === null ? 0 : Math.max(0, monthlyPrice * 12 - annualPrice);

/** Whole percent, rounded down: a saving is never shown larger than it is. */
export const annualSavingPercent = (plan: Plan): number =>
  plan.monthlyPrice === 0 ? 0 : Math.floor((annualSaving(plan) * 100) / (plan.monthlyPrice * 12));

export interface SavingRange {
  readonly least: number;
  readonly most: number;
}

/** The savings of the plans that can be paid by the year: what the switch may promise for all of them. */
export function savingRange(plans: readonly Plan[]): SavingRange {
  const percents = plans.filter(({ annualPrice }) => annualPrice !== null).map(annualSavingPercent);
  return percents.length === 0 ? { least: 0, most: 0 } : { least: Math.min(...percents), most: Math.max(...percents) };
}
