import type { Billing, Plan } from '@fitted/contract/billing';
import type { planNames } from '@fitted/contract/constants';
import { planAllowances } from '@fitted/contract/limits/allowances';
import type { PaymentCard } from '../../ports/payments.ts';
import type { PaymentRow, PlanRow, SubscriptionRow } from './repository.ts';

/** `callsADay` is the allowance of an account without a plan; null if there is no language model. */
export const presentOffer = (row: PlanRow, callsADay: number | null): Plan => {
  const { modelCallsFactor, versionsPerResume } = planAllowances[row.name as (typeof planNames)[number]];
  const modelCallsADay = callsADay === null ? null : callsADay * modelCallsFactor;
  return { ...presentPlan(row), allowances: { modelCallsADay, versionsPerResume } };
};

const presentPlan = (row: PlanRow): Plan => ({
  id: row.id,
  name: row.name as (typeof planNames)[number],
  displayName: row.displayName,
  description: row.description,
  monthlyPrice: row.monthlyPrice,
  annualPrice: row.annualPrice,
  features: row.features,
  stripePriceIdMonthly: row.stripePriceIdMonthly,
  stripePriceIdAnnual: row.stripePriceIdAnnual,
  isActive: row.isActive,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const presentSubscription = (row: SubscriptionRow, plan: PlanRow): NonNullable<Billing['subscription']> => ({
  id: row.id,
  plan: presentPlan(plan),
  status: row.status,
  billingCycle: row.billingCycle,
  amount: row.amount,
  currentPeriodStart: row.currentPeriodStart.toISOString(),
  currentPeriodEnd: row.currentPeriodEnd.toISOString(),
  cancelAtPeriodEnd: row.cancelAtPeriodEnd,
  card: row.card && presentCard(row.card),
});

const presentCard = ({ brand, last4, expMonth, expYear }: PaymentCard) => ({ brand, last4, expMonth, expYear });

export const presentPayment = (row: PaymentRow): Billing['payments'][number] => ({
  id: row.id,
  amount: row.amount,
  currency: row.currency,
  status: row.status as Billing['payments'][number]['status'],
  billingReason: row.billingReason,
  createdAt: row.createdAt.toISOString(),
});
