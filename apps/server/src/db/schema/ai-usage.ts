import { sql } from 'drizzle-orm';
import { date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

/** One row a call to a language model: written before it as a reservation, completed after it. No words of anybody, only figures. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    id: id(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** In UTC; limits are counted by it. */
    day: date('day').notNull(),
    useCase: text('use_case').notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    /** `reserved` while it runs, then `answered`, `cancelled`, or the reason why it failed. */
    outcome: text('outcome').notNull(),
    /** Null when the provider does not tell. */
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
