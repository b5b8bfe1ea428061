import { count, desc, gte, lt, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/client.ts';
import { jobDescriptions, resumeImprovements, resumes } from '../../db/schema/resumes.ts';
import { siteMetrics } from '../../db/schema/site.ts';
import { sessions, users } from '../../db/schema/users.ts';

export type Snapshot = Omit<typeof siteMetrics.$inferSelect, 'id'>;

export function createMetricsRepository(db: Queryable) {
  const rowsOf = async (table: PgTable): Promise<number> => {
    const [row] = await db.select({ all: count() }).from(table);
    return row?.all ?? 0;
  };

  /** People who have signed in or used a session since then. */
  const countActiveUsers = async (since: Date): Promise<number> => {
    const seen = db.select({ id: sessions.userId }).from(sessions).where(gte(sessions.lastSeenAt, since));
    const signedIn = db.select({ id: users.id }).from(users).where(gte(users.lastLoginAt, since));
    const { rows } = await db.execute<{ all: number }>(
      sql`select count(*)::int as "all" from (${seen} union ${signedIn}) as active`,
    );
    return rows[0]?.all ?? 0;
  };

  const countImprovements = async (since: Date): Promise<number> => {
    const [row] = await db
      .select({ all: count() })
      .from(resumeImprovements)
      .where(gte(resumeImprovements.createdAt, since));
    return row?.all ?? 0;
  };

  return {
    /** Current totals; active people and improvements since midnight (UTC). */
    async measure(now: Date): Promise<Snapshot> {
      const date = now.toISOString().slice(0, 10);
      return {
        date,
        totalUsers: await rowsOf(users),
        totalResumes: await rowsOf(resumes),
        totalJobDescriptions: await rowsOf(jobDescriptions),
        activeUsers: await countActiveUsers(new Date(date)),
        resumeImprovements: await countImprovements(new Date(date)),
      };
    },

    /** One row per day; later runs update it. */
    async saveSnapshot({ date, ...figures }: Snapshot): Promise<void> {
      await db
        .insert(siteMetrics)
        .values({ date, ...figures })
        .onConflictDoUpdate({ target: siteMetrics.date, set: figures });
    },

    /** The most recent days before this one, oldest first. */
    async listSnapshots(before: string, days: number): Promise<Snapshot[]> {
      const rows = await db
        .select()
        .from(siteMetrics)
        .where(lt(siteMetrics.date, before))
        .orderBy(desc(siteMetrics.date))
        .limit(days);
      return rows.reverse();
    },
  };
}
