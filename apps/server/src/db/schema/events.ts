import type { EventStatus } from '@fitted/contract/constants';
import type { UserId } from '@fitted/contract/primitives';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { users } from './users.ts';

export const employerEvents = pgTable(
  'employer_events',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    venue: text('venue'),
    address: text('address'),
    city: text('city').notNull(),
    country: text('country').notNull(),
    eventUrl: text('event_url'),
    registrationUrl: text('registration_url'),
    organizer: text('organizer'),
    startDate: instant('start_date').notNull(),
    endDate: instant('end_date').notNull(),
    /** Free text such as "09:00 AM". */
    startTime: text('start_time'),
    endTime: text('end_time'),
    timezone: text('timezone'),
    industries: text('industries').array().notNull().default([]),
    eventType: text('event_type'),
    isVirtual: boolean('is_virtual').notNull().default(false),
    isFree: boolean('is_free').notNull().default(true),
    entryFee: text('entry_fee'),
    imageUrl: text('image_url'),
    status: text('status').$type<EventStatus>().notNull().default('pending_review'),
    sourceUrl: text('source_url'),
    sourceWebsite: text('source_website'),
    additionalInfo: jsonb('additional_info'),
    scrapedAt: instant('scraped_at'),
    reviewedAt: instant('reviewed_at'),
    reviewedBy: integer('reviewed_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** All searchable text in lower case. */
    searchText: text('search_text').generatedAlwaysAs(
      (): SQL =>
        sql`lower(title || E'\\n' || description || E'\\n' || coalesce(organizer, '') || E'\\n' || city || E'\\n' || country || E'\\n' || words_of(industries))`,
    ),
  },
  (table) => [
    index('employer_events_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('employer_events_status_start').on(table.status, table.startDate),
    index('employer_events_source').on(table.sourceUrl),
    index('employer_events_reviewer').on(table.reviewedBy).where(sql`reviewed_by is not null`),
  ],
);

/** All columns except the search text. */
const { searchText: _, ...columns } = getTableColumns(employerEvents);
export const eventColumns = columns;
