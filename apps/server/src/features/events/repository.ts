import { type EventQuery, onlineLocation } from '@fitted/contract/events';
import { and, asc, desc, eq, gt, gte, ilike, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { cutPage, decodeCursor, type Place } from '../../db/keyset.ts';
import { eventColumns, employerEvents as events } from '../../db/schema/events.ts';
import { containing, literally } from '../../db/text-conditions.ts';
import { startOfDay } from './event-days.ts';

export type EventRow = Omit<typeof events.$inferSelect, 'searchText'>;

type Filters = Pick<EventQuery, 'search' | 'location' | 'industry' | 'type'>;

/** A longer list of choices would not be useful. */
const maxChoices = 500;

const isPublic = eq(events.status, 'approved');

export function createEventRepository(db: Queryable) {
  return {
    async listPublic(query: EventQuery, now: Date) {
      const isUpcoming = query.upcoming === 'true';
      const rows = await db
        .select(eventColumns)
        .from(events)
        .where(
          and(
            isPublic,
            isUpcoming ? or(gte(events.startDate, now), eq(events.startDate, startOfDay(now))) : undefined,
            ...filterBy(query),
            isBeyond(decodeCursor(query.cursor), isUpcoming),
          ),
        )
        .orderBy(...(isUpcoming ? [asc(events.startDate), asc(events.id)] : [desc(events.startDate), desc(events.id)]))
        .limit(query.limit + 1);
      return cutPage(rows, query.limit, (row) => ({ at: row.startDate, id: row.id }));
    },

    async findPublic(id: number): Promise<EventRow | undefined> {
      const [row] = await db
        .select(eventColumns)
        .from(events)
        .where(and(eq(events.id, id), isPublic));
      return row;
    },

    listPlaces: () =>
      db
        .selectDistinct({ city: events.city, country: events.country })
        .from(events)
        .where(isPublic)
        .orderBy(events.country, events.city)
        .limit(maxChoices),

    async listIndustries(): Promise<string[]> {
      const industry = sql<string>`unnest(${events.industries})`.as('industry');
      const rows = await db
        .selectDistinct({ industry })
        .from(events)
        .where(isPublic)
        .orderBy(sql`industry`)
        .limit(maxChoices);
      return rows.map((row) => row.industry);
    },

    async listTypes(): Promise<string[]> {
      const rows = await db
        .selectDistinct({ type: events.eventType })
        .from(events)
        .where(and(isPublic, isNotNull(events.eventType)))
        .orderBy(events.eventType)
        .limit(maxChoices);
      return rows.flatMap(({ type }) => type ?? []);
    },

    async insert(rows: readonly (typeof events.$inferInsert)[]): Promise<void> {
      await db.insert(events).values([...rows]);
    },

    async hasOnline(): Promise<boolean> {
      const rows = await db
        .select({ id: events.id })
        .from(events)
        .where(and(isPublic, eq(events.isVirtual, true)))
        .limit(1);
      return rows.length > 0;
    },
  };
}

function filterBy({ search, location, industry, type }: Filters): (SQL | undefined)[] {
  return [
    search ? sql`${events.searchText} like lower(${containing(search)})` : undefined,
    location ? isAt(location) : undefined,
    industry ? sql`lower(${industry}) in (select lower(i) from unnest(${events.industries}) as i)` : undefined,
    type ? ilike(events.eventType, literally(type)) : undefined,
  ];
}

function isAt(location: string): SQL | undefined {
  if (location === onlineLocation) return eq(events.isVirtual, true);
  const pattern = literally(location);
  return or(
    ilike(events.city, pattern),
    ilike(events.country, pattern),
    sql`${events.city} || ', ' || ${events.country} ilike ${pattern}`,
  );
}

function isBeyond(place: Place | undefined, isUpcoming: boolean): SQL | undefined {
  if (!place) return undefined;
  const further = isUpcoming ? gt : lt;
  return or(further(events.startDate, place.at), and(eq(events.startDate, place.at), further(events.id, place.id)));
}
