import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { plans } from '../../db/schema/billing.ts';

export type PlanRow = typeof plans.$inferSelect;
export type BillingRepository = ReturnType<typeof createBillingRepository>;

export function createBillingRepository(db: Queryable) {
  return {
    listActivePlans: (): Promise<PlanRow[]> =>
      db.select().from(plans).where(eq(plans.isActive, true)).orderBy(asc(plans.monthlyPrice)),
  };
}
