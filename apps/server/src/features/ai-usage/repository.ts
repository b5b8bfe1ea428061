import { freeFailures } from '@fitted/assistant/llm/failure';
import { and, count, desc, eq, gt, lt, ne, notInArray, or, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { aiUsage } from '../../db/schema/ai-usage.ts';
import { findHeldPlans } from '../billing/public.ts';
import { allot, type DailyLimits, type NewCall, type Refusal } from './allot.ts';

export interface CallResult {
  readonly outcome: string;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly ms: number;
  readonly cost: number | null;
}

export type Place = { readonly id: number } | { readonly refused: Refusal };

/** An advisory lock id for all reservations of the site; nothing else uses this number. */
const reservationLock = 719_204_411;

const today = sql`(now() at time zone 'utc')::date`;

/**
 * What counts towards the day's limits. Provider failures do not. Everything that a user's text or click can cause
 * does, such as a refusal or a cancelled call; otherwise it could be used to spend without limit. No call runs for ten
 * minutes, so one that is still not settled then died with its process.
 */
const isCounted = and(
  eq(aiUsage.day, today),
  notInArray(aiUsage.outcome, [...freeFailures]),
  or(ne(aiUsage.outcome, 'reserved'), gt(aiUsage.createdAt, sql`now() - interval '10 minutes'`)),
);

export type AiUsageRepository = ReturnType<typeof createAiUsageRepository>;

export function createAiUsageRepository(db: Database) {
  return {
    /**
     * Reserves calls within the day's limits, first come, first served. The lock ensures that the count includes every
     * earlier reservation of any process.
     */
    reserve: (calls: readonly NewCall[], limits: DailyLimits): Promise<Place[]> =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${reservationLock})`);
        const used = await tx
          .select({ userId: aiUsage.userId, calls: count() })
          .from(aiUsage)
          .where(isCounted)
          .groupBy(aiUsage.userId);
        const people = [...calls, ...used].flatMap(({ userId }) => userId ?? []);
        const plans = await findHeldPlans(tx, [...new Set(people)]);
        const verdicts = allot(calls, used, limits, (userId) => plans.get(userId) ?? 'none');
        const granted = calls.filter((_, index) => verdicts[index] === 'granted');
        const rows = granted.map((call) => ({ ...call, day: today, outcome: 'reserved' }));
        const ids = rows.length > 0 ? await tx.insert(aiUsage).values(rows).returning({ id: aiUsage.id }) : [];
        const left = ids.values();
        return verdicts.map((verdict) => {
          if (verdict !== 'granted') return { refused: verdict };
          const { value } = left.next();
          if (!value) throw new Error('an insert returned fewer rows than it was given');
          return value;
        });
      }),

    async settle(id: number, result: CallResult): Promise<void> {
      await db
        .update(aiUsage)
        .set({ ...result, settledAt: sql`now()` })
        .where(eq(aiUsage.id, id));
    },

    /** Kept for more than a year, so that a month can be compared with the same one a year ago. */
    async removeOld(): Promise<void> {
      await db.delete(aiUsage).where(lt(aiUsage.day, sql`${today} - 400`));
    },

    /** Language model usage per day, oldest first. */
    async listDays(days: number) {
      const total = (column: typeof aiUsage.inputTokens | typeof aiUsage.outputTokens) =>
        sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
      return db
        .select({
          date: aiUsage.day,
          calls: count(),
          failures: sql<number>`count(*) filter (where ${notInArray(aiUsage.outcome, unfailed)})`.mapWith(Number),
          inputTokens: total(aiUsage.inputTokens),
          outputTokens: total(aiUsage.outputTokens),
          cost: sum(aiUsage.cost),
        })
        .from(aiUsage)
        .where(gt(aiUsage.day, sql`${today} - ${days}::integer`))
        .groupBy(aiUsage.day)
        .orderBy(aiUsage.day);
    },

    /** Failure reasons in those days, most frequent first. */
    listFailures: (days: number) =>
      db
        .select({ reason: aiUsage.outcome, calls: count() })
        .from(aiUsage)
        .where(and(gt(aiUsage.day, sql`${today} - ${days}::integer`), notInArray(aiUsage.outcome, unfailed)))
        .groupBy(aiUsage.outcome)
        .orderBy(desc(count()), aiUsage.outcome),
  };
}

const unfailed = ['answered', 'cancelled', 'reserved'];
