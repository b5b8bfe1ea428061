import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Case-insensitive equality. The database folds both sides, because JavaScript folds some letters (İ) differently. */
export const isSameText = (column: PgColumn, value: string): SQL => sql`lower(${column}) = lower(${value}::text)`;
