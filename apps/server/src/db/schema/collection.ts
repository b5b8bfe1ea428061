import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

export type CollectionKind = 'events' | 'news';

/** One run through all sources. Only one run per kind is open at a time, across all processes. */
export const collectionRuns = pgTable(
  'collection_runs',
  {
    id: id(),
    kind: text('kind').$type<CollectionKind>().notNull(),
    isScheduled: boolean('is_scheduled').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [uniqueIndex('collection_runs_open').on(table.kind).where(sql`${table.finishedAt} is null`)],
);

/** Each source of a run is leased by the process that reads it. If that process dies, the lease expires and another takes over. */
export const collectionRunSources = pgTable(
  'collection_run_sources',
  {
    runId: integer('run_id')
      .notNull()
      .references(() => collectionRuns.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    source: text('source').notNull(),
    host: text('host').notNull(),
    /** Counts leases; the holder of an older one may no longer write a result. */
    attempts: integer('attempts').notNull().default(0),
    leasedUntil: instant('leased_until'),
    finishedAt: instant('finished_at'),
    found: integer('found').notNull().default(0),
    added: integer('added').notNull().default(0),
    duplicates: integer('duplicates').notNull().default(0),
    error: text('error'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
);

/** What is known about a source from its last reading. */
export const collectionSources = pgTable(
  'collection_sources',
  {
    kind: text('kind').$type<CollectionKind>().notNull(),
    source: text('source').notNull(),
    /** Where its feed or calendar was found, if the source itself is a page. */
    feedUrl: text('feed_url'),
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** The topics it was read for. For other topics, "not modified" would not be an answer. */
    readFor: text('read_for').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.source] })],
);

/** Everything collected so far, including what an administrator has since deleted: it must not come back. */
export const collectedItems = pgTable(
  'collected_items',
  {
    kind: text('kind').$type<CollectionKind>().notNull(),
    /** A hash of the canonical address (and, for events, the start). */
    key: text('key').notNull(),
    /** A hash of the title (and, for events, the city), to recognise the same item at another address. */
    likeness: text('likeness').notNull(),
    day: date('day').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('collected_items_likeness').on(table.kind, table.likeness),
    index('collected_items_seen').on(table.seenAt),
  ],
);
