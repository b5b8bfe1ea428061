import type { Plan } from '@fitted/contract/billing';
import type { BillingCycle } from '@fitted/contract/constants';
import { trialDays } from '@fitted/contract/limits/terms';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { cycleOf, priceOf } from './plan-rules.ts';

const dayMs = 86_400_000;

/** When the free days that begin now are over. */
export const trialEnd = (now: number): number => now + trialDays * dayMs;

/** When and how much the card is charged, in one or two sentences. */
export function useChargeWords(plan: Plan, wanted: BillingCycle, isTrial: boolean, now: number): string {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const cycle = cycleOf(plan, wanted);
  const amount = format.money(priceOf(plan, wanted));
  if (!isTrial) return t(`charge.${cycle}`, { amount });
  return t(`charge.trial.${cycle}`, { amount, date: format.date(trialEnd(now), 'long') });
}
