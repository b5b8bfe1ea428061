import type { Queryable } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { createBillingRepository } from './repository.ts';
import { givesAccess } from './transitions.ts';

export { findHeldPlans } from './held-plan-repository.ts';

/**
 * Administrators count as subscribed; others while they hold the id of a subscription. The row behind the id is asked as
 * well, because days of grace run out without anybody sending an event.
 */
export async function hasActiveSubscription(db: Queryable, user: UserRow | null, now: Date): Promise<boolean> {
  if (!user) return false;
  if (user.isAdmin) return true;
  if (!user.stripeSubscriptionId) return false;
  const row = await createBillingRepository(db).findByProviderId(user.stripeSubscriptionId);
  return !row || givesAccess(row, now);
}
