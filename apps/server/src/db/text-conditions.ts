import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** An `ilike` pattern that finds the text anywhere. LIKE wildcards in the text are escaped. */
export const containing = (text: string): string => `%${literally(text)}%`;

/** An `ilike` pattern that matches exactly this text, ignoring case. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Case-insensitive equality. The database folds both sides, because JavaScript folds some letters (İ) differently. */
export const isSameText = (column: PgColumn, value: string): SQL => sql`lower(${column}) = lower(${value}::text)`;
