import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { theRow } from '../../db/rows.ts';
import { rateLimits } from '../../db/schema/operations.ts';

export interface WindowCount {
  readonly hits: number;
  /** Seconds until the window ends. */
  readonly remainingS: number;
}

export type RateLimitRepository = ReturnType<typeof createRateLimitRepository>;

export function createRateLimitRepository(db: Queryable) {
  return {
    /** Counts one hit in the key's current window, or opens a new one if it is over. A single statement, so exact under concurrency. */
    async hit(key: string, windowS: number): Promise<WindowCount> {
      const windowEnd = sql`now() + make_interval(secs => ${windowS})`;
      const isOver = sql`${rateLimits.windowEndsAt} <= now()`;
      const rows = await db
        .insert(rateLimits)
        .values({ key, windowEndsAt: windowEnd, hits: 1 })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
            windowEndsAt: sql`case when ${isOver} then ${windowEnd} else ${rateLimits.windowEndsAt} end`,
          },
        })
        .returning({
          hits: rateLimits.hits,
          remainingS: sql<number>`ceil(extract(epoch from ${rateLimits.windowEndsAt} - now()))::int`,
        });
      return theRow(rows, 'an upsert returned no row');
    },

    async remove(key: string): Promise<void> {
      await db.delete(rateLimits).where(eq(rateLimits.key, key));
    },
  };
}

export async function removeExpiredCounters(db: Queryable): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`));
}
