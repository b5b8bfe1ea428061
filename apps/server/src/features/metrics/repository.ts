import { count, desc, gte, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/client.ts';
import { jobDescriptions, resumeImprovements, resumes } from '../../db/schema/resumes.ts';
import { siteMetrics } from '../../db/schema/site.ts';
import { sessions, users } from '../../db/schema/users.ts';

export type SnapshotRow = typeof siteMetrics.$inferSelect;
type Snapshot = Omit<SnapshotRow, 'id'>;

export function createMetricsRepository(db: Queryable) {
  const rowsOf = async (table: PgTable): Promise<number> => {
    const [row] = await db.select({ all: count() }).from(table);
    return row?.all ?? 0;
  };

  return {
    countAll: async () => ({
      userCount: await rowsOf(users),
      resumeCount: await rowsOf(resumes),
      jobCount: await rowsOf(jobDescriptions),
    }),

    /** People who signed in or were seen in a session since then. */
    async countActiveUsers(since: Date): Promise<number> {
      const seen = db.select({ id: sessions.userId }).from(sessions).where(gte(sessions.lastSeenAt, since));
      const signedIn = db.select({ id: users.id }).from(users).where(gte(users.lastLoginAt, since));
      const { rows } = await db.execute<{ all: number }>(
        sql`select count(*)::int as "all" from (${seen} union ${signedIn}) as active`,
      );
      return rows[0]?.all ?? 0;
    },

    async countImprovements(since: Date): Promise<number> {
      const [row] = await db
        .select({ all: count() })
        .from(resumeImprovements)
        .where(gte(resumeImprovements.createdAt, since));
      return row?.all ?? 0;
    },

    /** One row a day: whoever comes later brings it up to date. */
    async saveSnapshot({ date, ...figures }: Snapshot): Promise<void> {
      await db
        .insert(siteMetrics)
        .values({ date, ...figures })
        .onConflictDoUpdate({ target: siteMetrics.date, set: figures });
    },

    /** The latest days, oldest first. */
    async listSnapshots(days: number): Promise<SnapshotRow[]> {
      const rows = await db.select().from(siteMetrics).orderBy(desc(siteMetrics.date)).limit(days);
      return rows.reverse();
    },
  };
}
