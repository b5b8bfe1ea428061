import type { AdminEventQuery } from '@fitted/contract/admin/content';
import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { cutById, decodeId } from '../../../db/id-cursor.ts';
import { theRow } from '../../../db/rows.ts';
import { eventColumns, employerEvents as events } from '../../../db/schema/events.ts';
import { containing } from '../../../db/text-conditions.ts';
import type { EventRow } from '../repository.ts';

export type EventColumns = typeof events.$inferInsert;
type Filters = Pick<AdminEventQuery, 'search' | 'status'>;

export function createEventAdminRepository(db: Queryable) {
  return {
    /** All statuses, newest first. */
    async list({ limit, cursor, ...filters }: AdminEventQuery) {
      const before = decodeId(cursor);
      const rows: EventRow[] = await db
        .select(eventColumns)
        .from(events)
        .where(and(isWanted(filters), before === undefined ? undefined : lt(events.id, before)))
        .orderBy(desc(events.id))
        .limit(limit + 1);
      return cutById(rows, limit);
    },

    async count(filters: Filters): Promise<number> {
      const [row] = await db.select({ all: count() }).from(events).where(isWanted(filters));
      return row?.all ?? 0;
    },

    async lock(id: number): Promise<EventRow | undefined> {
      const [row] = await db.select(eventColumns).from(events).where(eq(events.id, id)).for('update');
      return row;
    },

    async insert(event: EventColumns): Promise<EventRow> {
      return theRow(await db.insert(events).values(event).returning(eventColumns), 'an insert returned no row');
    },

    async update(id: number, change: Partial<EventColumns>): Promise<EventRow> {
      const rows = await db
        .update(events)
        .set({ ...change, updatedAt: sql`now()` })
        .where(eq(events.id, id))
        .returning(eventColumns);
      return theRow(rows, 'a locked event vanished');
    },

    async remove(id: number): Promise<void> {
      await db.delete(events).where(eq(events.id, id));
    },
  };
}

const isWanted = ({ search, status }: Filters) =>
  and(
    search ? sql`${events.searchText} like lower(${containing(search)})` : undefined,
    status ? eq(events.status, status) : undefined,
  );
