import type { UserId } from '@fitted/contract/primitives';
import { sql } from 'drizzle-orm';
import { date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

/** One row per language model call: reserved before it, completed after it. Holds figures only, no text. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    id: id(),
    userId: integer('user_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** UTC; limits are counted per day. */
    day: date('day').notNull(),
    useCase: text('use_case').notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    /** `reserved` while running, then `answered`, `cancelled` or the reason for the failure. */
    outcome: text('outcome').notNull(),
    /** Null if the provider does not report it. */
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    ms: integer('ms'),
    /** In the currency of the configured prices; null without prices or tokens. */
    cost: numeric('cost', { precision: 14, scale: 6, mode: 'number' }),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('ai_usage_day').on(table.day, table.userId),
    index('ai_usage_user').on(table.userId).where(sql`user_id is not null`),
  ],
);
