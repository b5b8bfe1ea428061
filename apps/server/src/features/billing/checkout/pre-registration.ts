import type { Queryable } from '../../../db/client.ts';
import type { UserRow } from '../../../db/schema/users.ts';
import type { BillingDeps } from '../deps.ts';
import { applySnapshot, converge } from '../subscription/converge.ts';
import { orUnavailable } from '../unavailable.ts';
import { createCheckoutRepository } from './repository.ts';

interface PaidIds {
  readonly stripeCustomerId: string;
  readonly stripeSubscriptionId: string;
}

/** Asks the provider whether it has been paid. Must not run inside a transaction. */
export async function settlePreRegistration({ stripeSubscriptionId }: PaidIds, deps: BillingDeps): Promise<void> {
  const checkout = await createCheckoutRepository(deps.db).findByProviderId(stripeSubscriptionId);
  // Do not call the provider for ids that we never issued.
  if (checkout && checkout.userId === null) await orUnavailable(() => converge(stripeSubscriptionId, deps));
}

/** A name or address that was paid for stays reserved until its payer registers or is refunded. */
export const isAwaited = (db: Queryable, names: Pick<UserRow, 'email' | 'username'>): Promise<boolean> =>
  createCheckoutRepository(db).isAwaited(names);

/** Uses up a paid pre-registration, in the transaction that creates its account. */
export async function usePreRegistration(
  tx: Queryable,
  user: UserRow,
  ids: PaidIds,
  deps: Pick<BillingDeps, 'log' | 'now' | 'appUrl'>,
): Promise<boolean> {
  const used = await createCheckoutRepository(tx).use(ids, user);
  if (!used?.snapshot) return false;
  await applySnapshot(tx, user.id, used.snapshot, used.reading, deps);
  return true;
}
