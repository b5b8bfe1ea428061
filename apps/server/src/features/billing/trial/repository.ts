import { eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { trialUses } from '../../../db/schema/billing.ts';

/** Who has used the free trial, by a hash of the address or card. Outlives the account. */
export function createTrialRepository(db: Queryable) {
  return {
    async isUsed(addressHash: string): Promise<boolean> {
      const rows = await db.select().from(trialUses).where(eq(trialUses.addressHash, addressHash));
      return rows.length > 0;
    },

    async record(addressHash: string): Promise<void> {
      await db.insert(trialUses).values({ addressHash }).onConflictDoNothing();
    },

    async forget(addressHash: string): Promise<void> {
      await db.delete(trialUses).where(eq(trialUses.addressHash, addressHash));
    },

    async removeBefore(before: Date): Promise<void> {
      await db.delete(trialUses).where(lt(trialUses.usedAt, before));
    },
  };
}
