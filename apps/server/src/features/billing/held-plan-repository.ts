import { planNames } from '@fitted/contract/constants';
import type { PlanName } from '@fitted/contract/limits/allowances';
import type { UserId } from '@fitted/contract/primitives';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { plans, subscriptions } from '../../db/schema/billing.ts';
import { users } from '../../db/schema/users.ts';

/** The plan that each of these people counts as having. A user row names a subscription exactly as long as it gives access. */
export async function findHeldPlans(db: Queryable, userIds: readonly UserId[]): Promise<ReadonlyMap<number, PlanName>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, isAdmin: users.isAdmin, plan: plans.name })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.stripeSubscriptionId, users.stripeSubscriptionId))
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, isAdmin, plan }) => [id, isAdmin ? 'professional' : planNamed(plan)]));
}

const planNamed = (name: string | null): PlanName => planNames.find((one) => one === name) ?? 'none';
