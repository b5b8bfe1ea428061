import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A place in a list ordered by a moment and then by id, newest first. Pages by place stay right while rows come and go. */
export interface Place {
  readonly at: Date;
  readonly id: number;
}

export const encodeCursor = ({ at, id }: Place): string =>
  Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');

/** A cursor that nobody gave out reads as the beginning. */
export function decodeCursor(cursor: string | undefined): Place | undefined {
  const match = /^(\S+) (\d{1,10})$/.exec(Buffer.from(cursor ?? '', 'base64url').toString());
  const at = new Date(match?.[1] ?? Number.NaN);
  const id = Number(match?.[2]);
  const isPossible = at.getUTCFullYear() >= 1 && at.getUTCFullYear() <= 9999 && id <= 2_147_483_647;
  return isPossible ? { at, id } : undefined;
}

export const newestFirst = (at: PgColumn, id: PgColumn): SQL[] => [desc(at), desc(id)];

export const behind = (place: Place | undefined, at: PgColumn, id: PgColumn): SQL | undefined =>
  place && or(lt(at, place.at), and(eq(at, place.at), lt(id, place.id)));

/** Asked for one row more than shown: if it is there, there is another page. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last ? encodeCursor(placeOf(last)) : null };
}
