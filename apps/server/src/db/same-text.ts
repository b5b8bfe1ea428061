import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether they differ by case alone. The database folds both: JavaScript folds some letters (İ) otherwise, and so misses them. */
export const isSameText = (column: PgColumn, value: string): SQL => sql`lower(${column}) = lower(${value}::text)`;
