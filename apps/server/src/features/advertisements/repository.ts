import type { AdLocation } from '@fitted/contract/constants';
import { and, asc, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { theRow } from '../../db/rows.ts';
import { advertisements as ads } from '../../db/schema/site.ts';

export type AdRow = typeof ads.$inferSelect;
export type NewAd = typeof ads.$inferInsert;

const isRunning = (now: Date) =>
  and(
    eq(ads.isActive, true),
    or(isNull(ads.startDate), lte(ads.startDate, now)),
    or(isNull(ads.endDate), gte(ads.endDate, now)),
  );

export function createAdvertisementRepository(db: Queryable) {
  return {
    /** The slot shows the first one. */
    listRunning: (location: AdLocation, now: Date): Promise<AdRow[]> =>
      db
        .select()
        .from(ads)
        .where(and(eq(ads.location, location), isRunning(now)))
        .orderBy(asc(ads.createdAt), asc(ads.id))
        .limit(50),

    async findRunning(id: number, now: Date): Promise<AdRow | undefined> {
      const [row] = await db
        .select()
        .from(ads)
        .where(and(eq(ads.id, id), isRunning(now)));
      return row;
    },

    listAll: (): Promise<AdRow[]> => db.select().from(ads).orderBy(desc(ads.id)),

    async lock(id: number): Promise<AdRow | undefined> {
      const [row] = await db.select().from(ads).where(eq(ads.id, id)).for('update');
      return row;
    },

    async insert(ad: NewAd): Promise<AdRow> {
      return theRow(await db.insert(ads).values(ad).returning(), 'an insert returned no row');
    },

    async update(id: number, change: Partial<NewAd>): Promise<AdRow> {
      const rows = await db
        .update(ads)
        .set({ ...change, updatedAt: sql`now()` })
        .where(eq(ads.id, id))
        .returning();
      return theRow(rows, 'a locked advertisement vanished');
    },

    async remove(id: number): Promise<void> {
      await db.delete(ads).where(eq(ads.id, id));
    },
  };
}
