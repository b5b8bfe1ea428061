import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { webhookEvents } from '../../../db/schema/billing.ts';
import type { ProviderEvent } from '../../../ports/payments.ts';

/** No process works on an event for longer than this. */
const claimLapsed = sql`now() - interval '1 minute'`;
type Concerned = Pick<ProviderEvent, 'subscriptionId' | 'customerId'>;

export function createProviderEventRepository(db: Queryable) {
  return {
    /** Whether this process should handle the event: it is new, or an earlier process did not finish it in time. */
    async claim(event: ProviderEvent): Promise<boolean> {
      const { id, type, ...payload } = event;
      const claimed = await db
        .insert(webhookEvents)
        .values({ id, type, payload })
        .onConflictDoUpdate({
          target: webhookEvents.id,
          set: { receivedAt: sql`now()` },
          setWhere: sql`${webhookEvents.processedAt} is null and ${webhookEvents.receivedAt} < ${claimLapsed}`,
        })
        .returning({ id: webhookEvents.id });
      return claimed.length > 0;
    },

    async markProcessed(eventId: string): Promise<void> {
      await db.update(webhookEvents).set({ processedAt: sql`now()` }).where(eq(webhookEvents.id, eventId));
    },

    /** Received but not processed, perhaps because the process died. */
    async listWaiting(limit: number): Promise<ProviderEvent[]> {
      const rows = await db
        .select()
        .from(webhookEvents)
        .where(and(isNull(webhookEvents.processedAt), lt(webhookEvents.receivedAt, claimLapsed)))
        .orderBy(asc(webhookEvents.receivedAt))
        .limit(limit);
      return rows.map(({ id, type, payload }) => ({ id, type, ...(payload as Concerned) }));
    },

    async removeBefore(before: Date): Promise<void> {
      await db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, before));
    },
  };
}
