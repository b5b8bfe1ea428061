import { and, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { sessions, users } from '../../db/schema/users.ts';

export type UserRow = typeof users.$inferSelect;
export interface SessionUser extends UserRow {
  readonly sessionId: number;
}
export type SessionRepository = ReturnType<typeof createSessionRepository>;

/** Seen again within this time is not written down: a read should not cost a write. */
const seenGranularity = sql`interval '5 minutes'`;

export function createSessionRepository(db: Queryable) {
  return {
    async findUser(tokenHash: string): Promise<SessionUser | null> {
      const [row] = await db
        .select({
          ...getTableColumns(users),
          sessionId: sessions.id,
          isStale: sql<boolean>`${sessions.lastSeenAt} < now() - ${seenGranularity}`,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)));
      if (!row) return null;
      const { isStale, ...user } = row;
      if (isStale) await db.update(sessions).set({ lastSeenAt: new Date() }).where(eq(sessions.tokenHash, tokenHash));
      return user;
    },

    async add(session: typeof sessions.$inferInsert): Promise<void> {
      await db.insert(sessions).values(session);
    },

    async remove(tokenHash: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },

    async removeExpired(): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    },
  };
}
