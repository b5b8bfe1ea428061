import type { UserId } from '@fitted/contract/primitives';
import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { recoveryCodes, twoStepSecrets } from '../../../db/schema/two-step.ts';

export type TwoStepRow = typeof twoStepSecrets.$inferSelect;

export function createTwoStepRepository(db: Queryable) {
  return {
    async find(userId: UserId): Promise<TwoStepRow | undefined> {
      const [row] = await db.select().from(twoStepSecrets).where(eq(twoStepSecrets.userId, userId));
      return row;
    },

    /** Replaces an unconfirmed secret; false if two-step verification is already on. */
    async begin(userId: UserId, secret: string): Promise<boolean> {
      const written = await db
        .insert(twoStepSecrets)
        .values({ userId, secret })
        .onConflictDoUpdate({
          target: twoStepSecrets.userId,
          set: { secret, lastStep: 0 },
          setWhere: isNull(twoStepSecrets.confirmedAt),
        })
        .returning({ userId: twoStepSecrets.userId });
      return written.length > 0;
    },

    async confirm(userId: UserId): Promise<void> {
      await db.update(twoStepSecrets).set({ confirmedAt: sql`now()` }).where(eq(twoStepSecrets.userId, userId));
    },

    /** One statement, so that a code sent twice at the same time is accepted once. */
    async useStep(userId: UserId, step: number): Promise<boolean> {
      const used = await db
        .update(twoStepSecrets)
        .set({ lastStep: step })
        .where(and(eq(twoStepSecrets.userId, userId), lt(twoStepSecrets.lastStep, step)))
        .returning({ userId: twoStepSecrets.userId });
      return used.length > 0;
    },

    async useRecoveryCode(userId: UserId, codeHash: string): Promise<boolean> {
      const used = await db
        .update(recoveryCodes)
        .set({ usedAt: sql`now()` })
        .where(
          and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)),
        )
        .returning({ id: recoveryCodes.id });
      return used.length > 0;
    },

    async replaceRecoveryCodes(userId: UserId, hashes: readonly string[]): Promise<void> {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
    },

    async countRecoveryCodes(userId: UserId): Promise<number> {
      const [row] = await db
        .select({ left: count() })
        .from(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
      return row?.left ?? 0;
    },

    async isOn(userId: UserId): Promise<boolean> {
      const rows = await db
        .select({ userId: twoStepSecrets.userId })
        .from(twoStepSecrets)
        .where(and(eq(twoStepSecrets.userId, userId), isNotNull(twoStepSecrets.confirmedAt)));
      return rows.length > 0;
    },

    async remove(userId: UserId): Promise<void> {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      await db.delete(twoStepSecrets).where(eq(twoStepSecrets.userId, userId));
    },
  };
}
