import type { UserRow } from '../sessions/repository.ts';

/** Administrators count as subscribed. */
export const hasActiveSubscription = (user: UserRow | null): boolean =>
  user !== null && (user.isAdmin || Boolean(user.stripeSubscriptionId));
