import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { gatewayIntents, gatewayInvoices, gatewaySubscriptions } from '../../db/schema/sandbox-gateway.ts';
import type { Account } from './account.ts';

export type IntentRow = typeof gatewayIntents.$inferSelect;
type NewSubscription = typeof gatewaySubscriptions.$inferInsert;

export function createGatewayRepository(db: Queryable) {
  const findInvoices = (subscriptionId: string) =>
    db
      .select()
      .from(gatewayInvoices)
      .where(eq(gatewayInvoices.subscriptionId, subscriptionId))
      .orderBy(asc(gatewayInvoices.createdAt), asc(gatewayInvoices.id));

  const selectSubscription = (id: string) =>
    db.select().from(gatewaySubscriptions).where(eq(gatewaySubscriptions.id, id));

  return {
    async find(id: string): Promise<Account | null> {
      const [subscription] = await selectSubscription(id);
      return subscription ? { subscription, invoices: await findInvoices(id) } : null;
    },

    /** Locks the subscription until the transaction ends. */
    async lock(id: string): Promise<Account | null> {
      const [subscription] = await selectSubscription(id).for('update');
      return subscription ? { subscription, invoices: await findInvoices(id) } : null;
    },

    /** The subscription of this order, created now or by an earlier call. */
    async begin(values: NewSubscription): Promise<{ readonly id: string; readonly customerId: string }> {
      await db.insert(gatewaySubscriptions).values(values).onConflictDoNothing();
      const [row] = await db
        .select({ id: gatewaySubscriptions.id, customerId: gatewaySubscriptions.customerId })
        .from(gatewaySubscriptions)
        .where(eq(gatewaySubscriptions.orderKey, values.orderKey));
      if (!row) throw new Error('an order vanished while it was begun');
      return row;
    },

    async save({ subscription, invoices }: Account): Promise<void> {
      const { id, ...values } = subscription;
      await db.update(gatewaySubscriptions).set(values).where(eq(gatewaySubscriptions.id, id));
      for (const invoice of invoices)
        await db
          .insert(gatewayInvoices)
          .values(invoice)
          .onConflictDoUpdate({ target: gatewayInvoices.id, set: invoice });
    },

    async listDue(now: Date, limit: number): Promise<string[]> {
      const isRunning = inArray(gatewaySubscriptions.status, ['trialing', 'active']);
      const rows = await db
        .select({ id: gatewaySubscriptions.id })
        .from(gatewaySubscriptions)
        .where(
          or(
            and(isRunning, lte(gatewaySubscriptions.periodEnd, now)),
            inArray(gatewaySubscriptions.status, ['incomplete', 'past_due', 'unpaid']),
          ),
        )
        .orderBy(asc(gatewaySubscriptions.periodEnd))
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    async removeCustomer(customerId: string): Promise<void> {
      await db.delete(gatewaySubscriptions).where(eq(gatewaySubscriptions.customerId, customerId));
    },

    async addIntent(intent: typeof gatewayIntents.$inferInsert): Promise<void> {
      await db.insert(gatewayIntents).values(intent).onConflictDoNothing();
    },

    async findIntent(id: string): Promise<IntentRow | undefined> {
      const [row] = await db.select().from(gatewayIntents).where(eq(gatewayIntents.id, id));
      return row;
    },

    async findIntentBySecret(clientSecret: string): Promise<IntentRow | undefined> {
      const [row] = await db.select().from(gatewayIntents).where(eq(gatewayIntents.clientSecret, clientSecret));
      return row;
    },

    /** The first payment or card of a subscription. */
    async findFirstIntent(subscriptionId: string): Promise<IntentRow | undefined> {
      const [row] = await db
        .select()
        .from(gatewayIntents)
        .where(
          and(
            eq(gatewayIntents.subscriptionId, subscriptionId),
            inArray(gatewayIntents.kind, ['payment', 'trial_card']),
          ),
        )
        .orderBy(asc(gatewayIntents.createdAt))
        .limit(1);
      return row;
    },

    async confirmIntent(id: string, card: IntentRow['card']): Promise<void> {
      await db.update(gatewayIntents).set({ isConfirmed: true, card }).where(eq(gatewayIntents.id, id));
    },

    async refund(subscriptionId: string): Promise<void> {
      await db
        .update(gatewayInvoices)
        .set({ status: sql`'refunded'` })
        .where(and(eq(gatewayInvoices.subscriptionId, subscriptionId), eq(gatewayInvoices.status, 'paid')));
    },
  };
}
