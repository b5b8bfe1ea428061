import { type PlanName, planAllowances } from '@fitted/contract/limits/allowances';
import type { UserId } from '@fitted/contract/primitives';

export interface NewCall {
  readonly userId: UserId | null;
  readonly useCase: string;
  readonly provider: string;
  readonly model: string;
}

export interface DailyLimits {
  readonly site: number;
  /** For one account without a plan; a plan multiplies it. All visitors together may use half of the site's limit. */
  readonly user: number;
}

export type Refusal = 'user-limit' | 'site-limit';

interface Used {
  readonly userId: UserId | null;
  readonly calls: number;
}

/** The share of the site's daily calls that is reserved for people with a plan. */
export const subscribersShare = 0.3;

export type PlanOf = (userId: UserId) => PlanName;

/** Decides which calls are granted, first come, first served. */
export function allot(
  calls: readonly Pick<NewCall, 'userId'>[],
  used: readonly Used[],
  limits: DailyLimits,
  planOf: PlanOf,
): ('granted' | Refusal)[] {
  const usedBy = new Map(used.map(({ userId, calls }) => [userId, calls]));
  const visitors = Math.ceil(limits.site / 2);
  const forEverybody = Math.ceil(limits.site * (1 - subscribersShare));
  const planOfCaller = (userId: UserId | null) => (userId === null ? 'none' : planOf(userId));
  const sum = (rows: readonly Used[]) => rows.reduce((total, { calls: made }) => total + made, 0);
  let usedBySite = sum(used);
  let usedWithoutPlan = sum(used.filter(({ userId }) => planOfCaller(userId) === 'none'));
  return calls.map(({ userId }) => {
    const own = usedBy.get(userId) ?? 0;
    const plan = planOfCaller(userId);
    if (userId !== null && own >= limits.user * planAllowances[plan].modelCallsFactor) return 'user-limit';
    if (usedBySite >= limits.site || (userId === null && own >= visitors)) return 'site-limit';
    if (plan === 'none' && usedWithoutPlan >= forEverybody) return 'site-limit';
    usedBy.set(userId, own + 1);
    usedBySite += 1;
    if (plan === 'none') usedWithoutPlan += 1;
    return 'granted';
  });
}
