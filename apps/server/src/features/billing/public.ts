import type { Queryable } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { createBillingRepository } from './repository.ts';
import { givesAccess } from './subscription/transitions.ts';

export { findHeldPlans } from './held-plan-repository.ts';

/**
 * Administrators count as subscribed, others as long as they hold the id of a subscription. Its row is checked as well, because
 * the grace period ends without an event.
 */
export async function hasActiveSubscription(db: Queryable, user: UserRow | null, now: Date): Promise<boolean> {
  if (!user) return false;
  if (user.isAdmin) return true;
  if (!user.stripeSubscriptionId) return false;
  const row = await createBillingRepository(db).findByProviderId(user.stripeSubscriptionId);
  return !row || givesAccess(row, now);
}
