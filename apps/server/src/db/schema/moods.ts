import type { Mood } from '@fitted/contract/moods';
import type { UserId } from '@fitted/contract/primitives';
import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

const owner = () =>
  integer('user_id')
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const moodEntries = pgTable(
  'mood_entries',
  {
    id: id(),
    userId: owner(),
    mood: text('mood').$type<Mood>().notNull(),
    notes: text('notes'),
    jobSearchActivity: text('job_search_activity'),
    activityCount: integer('activity_count').notNull().default(0),
    date: date('date').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('mood_entries_owner').on(table.userId, table.date)],
);

export const motivationalInsights = pgTable(
  'motivational_insights',
  {
    id: id(),
    userId: owner(),
    insight: text('insight').notNull(),
    moodContext: text('mood_context').$type<Mood>(),
    category: text('category').notNull(),
    isCustom: boolean('is_custom').notNull().default(false),
    createdAt: createdAt(),
    expiresAt: instant('expires_at'),
  },
  (table) => [index('motivational_insights_owner').on(table.userId)],
);
