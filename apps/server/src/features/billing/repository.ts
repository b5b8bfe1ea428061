import type { BillingCycle } from '@fitted/contract/constants';
import type { UserId } from '@fitted/contract/primitives';
import { and, asc, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/client.ts';
import { theRow } from '../../db/rows.ts';
import { payments, plans, subscriptions } from '../../db/schema/billing.ts';
import { type UserRow, users } from '../../db/schema/users.ts';

export type PlanRow = typeof plans.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
type NewSubscription = typeof subscriptions.$inferInsert;

const priceColumn = (cycle: BillingCycle) => (cycle === 'annual' ? 'stripePriceIdAnnual' : 'stripePriceIdMonthly');

export function createBillingRepository(db: Queryable) {
  const listLive = async (condition: SQL | undefined, order: PgColumn, limit: number): Promise<string[]> => {
    const rows = await db
      .select({ id: subscriptions.stripeSubscriptionId })
      .from(subscriptions)
      .where(and(ne(subscriptions.status, 'cancelled'), condition))
      .orderBy(asc(order))
      .limit(limit);
    return rows.map(({ id }) => id);
  };

  return {
    listActivePlans: (): Promise<PlanRow[]> =>
      db.select().from(plans).where(eq(plans.isActive, true)).orderBy(asc(plans.monthlyPrice)),

    async findActivePlan(id: number): Promise<PlanRow | undefined> {
      const [row] = await db
        .select()
        .from(plans)
        .where(and(eq(plans.id, id), eq(plans.isActive, true)));
      return row;
    },

    async findPlan(id: number): Promise<PlanRow | undefined> {
      const [row] = await db.select().from(plans).where(eq(plans.id, id));
      return row;
    },

    async findPlanByPrice(priceId: string): Promise<PlanRow | undefined> {
      if (!priceId) return undefined;
      const [row] = await db
        .select()
        .from(plans)
        .where(or(eq(plans.stripePriceIdMonthly, priceId), eq(plans.stripePriceIdAnnual, priceId)));
      return row;
    },

    async setPriceId(planId: number, cycle: BillingCycle, priceId: string): Promise<void> {
      const column = priceColumn(cycle);
      await db
        .update(plans)
        .set({ [column]: priceId })
        .where(and(eq(plans.id, planId), or(isNull(plans[column]), ne(plans[column], priceId))));
    },

    /** Increases with every reading of the provider that is started, across all processes. */
    async nextReading(): Promise<number> {
      const { rows } = await db.execute<{ reading: string }>(sql`select nextval('billing_readings') as reading`);
      return Number(rows[0]?.reading);
    },

    /** Serialises changes to what a person pays for. */
    async lockUser(userId: UserId): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(eq(users.id, userId)).for('update');
      return row;
    },

    async setHeldSubscription(userId: UserId, held: Pick<UserRow, 'stripeCustomerId' | 'stripeSubscriptionId'>) {
      const { stripeCustomerId, stripeSubscriptionId } = held;
      const isNews = sql`(${users.stripeCustomerId}, ${users.stripeSubscriptionId})
        is distinct from (${stripeCustomerId}::text, ${stripeSubscriptionId}::text)`;
      await db
        .update(users)
        .set(held)
        .where(and(eq(users.id, userId), isNews));
    },

    async findByProviderId(stripeSubscriptionId: string): Promise<SubscriptionRow | undefined> {
      const [row] = await db
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.stripeSubscriptionId, stripeSubscriptionId));
      return row;
    },

    /** Newest first. */
    listOwned: (userId: UserId): Promise<SubscriptionRow[]> =>
      db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(desc(subscriptions.id)),

    listOfCustomer: (customerId: string): Promise<SubscriptionRow[]> =>
      db.select().from(subscriptions).where(eq(subscriptions.stripeCustomerId, customerId)),

    async save(values: NewSubscription): Promise<SubscriptionRow> {
      const rows = await db
        .insert(subscriptions)
        .values(values)
        .onConflictDoUpdate({ target: subscriptions.stripeSubscriptionId, set: values })
        .returning();
      return theRow(rows, 'a subscription was not stored');
    },

    async setPendingSetup(id: number, pendingSetupId: string): Promise<void> {
      await db.update(subscriptions).set({ pendingSetupId }).where(eq(subscriptions.id, id));
    },

    /** Unless another card change has been started since. */
    async clearPendingSetup(id: number, pendingSetupId: string): Promise<void> {
      await db
        .update(subscriptions)
        .set({ pendingSetupId: null })
        .where(and(eq(subscriptions.id, id), eq(subscriptions.pendingSetupId, pendingSetupId)));
    },

    async markCancelled(id: number): Promise<void> {
      await db.update(subscriptions).set({ status: 'cancelled' }).where(eq(subscriptions.id, id));
    },

    /** The provider was read, but nothing of it was stored. */
    async markRead(stripeSubscriptionId: string): Promise<void> {
      await db
        .update(subscriptions)
        .set({ readAt: sql`now()` })
        .where(eq(subscriptions.stripeSubscriptionId, stripeSubscriptionId));
    },

    /**
     * The provider does not know it (any more), so it becomes past due once the known period is over. Past due and not cancelled,
     * because the API keys may have been changed by mistake: when they are restored, so is the subscription.
     */
    async markLost(stripeSubscriptionId: string, now: Date): Promise<void> {
      await db
        .update(subscriptions)
        .set({ status: 'past_due', pastDueSince: sql`${subscriptions.currentPeriodEnd}` })
        .where(
          and(
            eq(subscriptions.stripeSubscriptionId, stripeSubscriptionId),
            inArray(subscriptions.status, ['trialing', 'active']),
            lt(subscriptions.currentPeriodEnd, now),
          ),
        );
    },

    /** Subscriptions whose period has ended since they were last read, so that their state must have changed. */
    listEnded: (now: Date, limit: number): Promise<string[]> =>
      listLive(
        and(lt(subscriptions.currentPeriodEnd, now), lt(subscriptions.readAt, subscriptions.currentPeriodEnd)),
        subscriptions.currentPeriodEnd,
        limit,
      ),

    /** Subscriptions that have not been read for a while and may have changed unnoticed. */
    listUnread: (readBefore: Date, limit: number): Promise<string[]> =>
      listLive(lt(subscriptions.readAt, readBefore), subscriptions.readAt, limit),

    /** People whose grace period is over but who still hold the id of the lapsed subscription. */
    async listLapsed(dueBefore: Date, limit: number): Promise<UserId[]> {
      const rows = await db
        .select({ userId: subscriptions.userId })
        .from(subscriptions)
        .innerJoin(
          users,
          and(eq(users.id, subscriptions.userId), eq(users.stripeSubscriptionId, subscriptions.stripeSubscriptionId)),
        )
        .where(and(eq(subscriptions.status, 'past_due'), lt(subscriptions.pastDueSince, dueBefore)))
        .orderBy(asc(subscriptions.pastDueSince))
        .limit(limit);
      return rows.map(({ userId }) => userId);
    },

    /** One row per invoice, in whatever order its states arrive. */
    async savePayments(rows: readonly (typeof payments.$inferInsert)[]): Promise<void> {
      if (rows.length === 0) return;
      await db
        .insert(payments)
        .values([...rows])
        .onConflictDoUpdate({
          target: payments.stripeInvoiceId,
          set: {
            status: sql`excluded.status`,
            amount: sql`excluded.amount`,
            stripePaymentIntentId: sql`excluded.stripe_payment_intent_id`,
            paymentMethod: sql`excluded.payment_method`,
          },
          setWhere: sql`${payments.userId} = excluded.user_id`,
        });
    },

    /** Paid, failed and refunded payments, newest first. Open and void invoices are not included. */
    listPayments: (userId: UserId): Promise<PaymentRow[]> =>
      db
        .select()
        .from(payments)
        .where(and(eq(payments.userId, userId), inArray(payments.status, ['paid', 'failed', 'refunded'])))
        .orderBy(desc(payments.createdAt), desc(payments.id))
        .limit(200),

    async findOwnedPayment(id: number, userId: UserId): Promise<PaymentRow | undefined> {
      const [row] = await db
        .select()
        .from(payments)
        .where(and(eq(payments.id, id), eq(payments.userId, userId)));
      return row;
    },

    async findOwnedSubscription(id: number, userId: UserId): Promise<SubscriptionRow | undefined> {
      const [row] = await db
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.id, id), eq(subscriptions.userId, userId)));
      return row;
    },
  };
}
