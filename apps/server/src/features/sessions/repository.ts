import type { UserId } from '@fitted/contract/primitives';
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { sessions } from '../../db/schema/users.ts';
import type { NewSession } from '../../http/session.ts';

export type SessionRow = typeof sessions.$inferSelect;

const provenWithin = (id: number, minutes: number) =>
  and(eq(sessions.id, id), gt(sessions.provenAt, sql`now() - make_interval(mins => ${minutes})`));

export function createSessionRepository(db: Queryable) {
  return {
    async add({ expiresInS, ...session }: NewSession): Promise<void> {
      const expiresAt = sql`now() + make_interval(secs => ${expiresInS})`;
      await db.insert(sessions).values({ ...session, expiresAt });
    },

    async remove(tokenHash: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },

    listOwned: (userId: UserId): Promise<SessionRow[]> =>
      db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
        .orderBy(desc(sessions.lastSeenAt))
        .limit(100),

    /** Returns whether this person had such a session. */
    async removeOwned(id: number, userId: UserId): Promise<boolean> {
      const removed = await db
        .delete(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
        .returning({ id: sessions.id });
      return removed.length > 0;
    },

    async removeOthers(userId: UserId, keptId: number): Promise<void> {
      await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)));
    },

    async removeAll(userId: UserId): Promise<void> {
      await db.delete(sessions).where(eq(sessions.userId, userId));
    },

    async isProvenWithin(id: number, minutes: number): Promise<boolean> {
      const found = await db.select({ id: sessions.id }).from(sessions).where(provenWithin(id, minutes));
      return found.length > 0;
    },

    /** Same as `isProvenWithin`, but also uses up the proof. */
    async useProof(id: number, minutes: number): Promise<boolean> {
      const used = await db
        .update(sessions)
        .set({ provenAt: null })
        .where(provenWithin(id, minutes))
        .returning({ id: sessions.id });
      return used.length > 0;
    },

    async setProven(id: number): Promise<void> {
      await db.update(sessions).set({ provenAt: sql`now()` }).where(eq(sessions.id, id));
    },

    async removeExpired(): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    },
  };
}
