import type { UserId } from '@fitted/contract/primitives';
import { and, asc, eq, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { checkouts } from '../../../db/schema/billing.ts';
import { isSameText } from '../../../db/text-conditions.ts';
import type { ProviderSubscription } from '../../../ports/payments.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;
export type NewCheckout = Pick<
  typeof checkouts.$inferInsert,
  'userId' | 'email' | 'username' | 'planId' | 'billingCycle' | 'isTrial'
>;

const claim = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
const isLive = inArray(checkouts.state, ['open', 'paid']);
const isUnfinished = inArray(checkouts.state, ['open', 'paid', 'refunding']);

export function createCheckoutRepository(db: Queryable) {
  return {
    /** The first caller gets it for the duration of the claim; everyone else gets undefined. */
    async open(values: NewCheckout, claimS: number): Promise<CheckoutRow | undefined> {
      const [row] = await db
        .insert(checkouts)
        .values({ ...values, claimedUntil: claim(claimS) })
        .onConflictDoNothing()
        .returning();
      return row;
    },

    /** Takes over a checkout that another process started but did not finish. */
    async takeOver(id: number, claimS: number): Promise<CheckoutRow | undefined> {
      const isFree = or(isNull(checkouts.claimedUntil), lt(checkouts.claimedUntil, sql`now()`));
      const [row] = await db
        .update(checkouts)
        .set({ claimedUntil: claim(claimS) })
        .where(and(eq(checkouts.id, id), eq(checkouts.state, 'open'), isNull(checkouts.stripeSubscriptionId), isFree))
        .returning();
      return row;
    },

    async fill(
      id: number,
      ids: { readonly stripeCustomerId: string; readonly stripeSubscriptionId: string },
    ): Promise<void> {
      await db
        .update(checkouts)
        .set({ ...ids, claimedUntil: null })
        .where(eq(checkouts.id, id));
    },

    async end(id: number): Promise<void> {
      await db
        .update(checkouts)
        .set({ state: 'ended', claimedUntil: null })
        .where(and(eq(checkouts.id, id), isUnfinished));
    },

    async findOpenOfUser(userId: UserId): Promise<CheckoutRow | undefined> {
      const [row] = await db
        .select()
        .from(checkouts)
        .where(and(eq(checkouts.userId, userId), eq(checkouts.state, 'open')));
      return row;
    },

    /** Also matches the order key, because others may know the address and the username. */
    async findLiveOfNewcomer(
      orderKey: string,
      { email, username }: Pick<CheckoutRow, 'email' | 'username'>,
    ): Promise<CheckoutRow | undefined> {
      const [row] = await db
        .select()
        .from(checkouts)
        .where(
          and(
            eq(checkouts.orderKey, orderKey),
            isNull(checkouts.userId),
            isLive,
            isSameText(checkouts.email, email),
            isSameText(checkouts.username, username),
          ),
        );
      return row;
    },

    async findByProviderId(stripeSubscriptionId: string): Promise<CheckoutRow | undefined> {
      const [row] = await db.select().from(checkouts).where(eq(checkouts.stripeSubscriptionId, stripeSubscriptionId));
      return row;
    },

    /** Records the provider's state; an older reading changes nothing. */
    async record(
      id: number,
      { state, snapshot, reading }: Pick<CheckoutRow, 'state' | 'reading'> & { snapshot: ProviderSubscription },
    ): Promise<boolean> {
      const changed = await db
        .update(checkouts)
        .set({ state, snapshot, reading })
        .where(and(eq(checkouts.id, id), isLive, isNull(checkouts.userId), lt(checkouts.reading, reading)))
        .returning({ id: checkouts.id });
      return changed.length > 0;
    },

    async markUsed(id: number): Promise<void> {
      await db
        .update(checkouts)
        .set({ state: 'used', snapshot: null })
        .where(and(eq(checkouts.id, id), isLive));
    },

    /** One statement, so that only one of two registrations with the same ids gets it. */
    async use(
      ids: { readonly stripeCustomerId: string; readonly stripeSubscriptionId: string },
      owner: { readonly id: UserId; readonly email: string; readonly username: string },
    ): Promise<CheckoutRow | undefined> {
      const [row] = await db
        .update(checkouts)
        .set({ state: 'used', userId: owner.id })
        .where(
          and(
            eq(checkouts.stripeCustomerId, ids.stripeCustomerId),
            eq(checkouts.stripeSubscriptionId, ids.stripeSubscriptionId),
            eq(checkouts.state, 'paid'),
            isNull(checkouts.userId),
            isSameText(checkouts.email, owner.email),
            isSameText(checkouts.username, owner.username),
          ),
        )
        .returning();
      return row;
    },

    async hasUsedTrial(userId: UserId): Promise<boolean> {
      const rows = await db
        .select({ id: checkouts.id })
        .from(checkouts)
        .where(and(eq(checkouts.userId, userId), eq(checkouts.isTrial, true), eq(checkouts.state, 'used')))
        .limit(1);
      return rows.length > 0;
    },

    /** Checkouts started by an account. One started without an account belongs to whoever holds its ids, not to the address. */
    listUnfinishedOf: (userId: UserId): Promise<CheckoutRow[]> =>
      db
        .select()
        .from(checkouts)
        .where(and(isUnfinished, eq(checkouts.userId, userId))),

    /** Whether someone has paid to register with this address or this username, but not with both. */
    async isAwaited({ email, username }: Pick<CheckoutRow, 'email' | 'username'>): Promise<boolean> {
      const [hasAddress, hasName] = [isSameText(checkouts.email, email), isSameText(checkouts.username, username)];
      const isOfOther = and(or(hasAddress, hasName), not(sql`(${hasAddress} and ${hasName})`));
      const rows = await db
        .select({ id: checkouts.id })
        .from(checkouts)
        // A trial costs nothing, so it must not reserve names.
        .where(and(eq(checkouts.state, 'paid'), eq(checkouts.isTrial, false), isNull(checkouts.userId), isOfOther))
        .limit(1);
      return rows.length > 0;
    },

    async listProviderIdsOfCustomer(customerId: string): Promise<string[]> {
      const rows = await db
        .select({ id: checkouts.stripeSubscriptionId })
        .from(checkouts)
        .where(and(eq(checkouts.stripeCustomerId, customerId), isNotNull(checkouts.stripeSubscriptionId)));
      return rows.flatMap(({ id }) => id ?? []);
    },

    /** Unfinished and untouched since the given time. */
    listAbandoned: (untouchedSince: Date, limit: number): Promise<CheckoutRow[]> =>
      db
        .select()
        .from(checkouts)
        .where(and(isUnfinished, lt(checkouts.updatedAt, untouchedSince)))
        .orderBy(asc(checkouts.updatedAt))
        .limit(limit),

    /** Disables registration with this payment. False if it has already been used. */
    async startRefund(id: number): Promise<boolean> {
      const changed = await db
        .update(checkouts)
        .set({ state: 'refunding' })
        .where(and(eq(checkouts.id, id), inArray(checkouts.state, ['paid', 'refunding']), isNull(checkouts.userId)))
        .returning({ id: checkouts.id });
      return changed.length > 0;
    },

    /** Data of people who never registered is not kept. */
    async removeEndedBefore(before: Date): Promise<void> {
      await db.delete(checkouts).where(and(eq(checkouts.state, 'ended'), lt(checkouts.updatedAt, before)));
    },
  };
}
