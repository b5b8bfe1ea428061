import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { cutRows, isInteger, unwrapCursor, wrapCursor } from './cursor.ts';

/** A place in a list ordered by a moment and then by id, newest first. Pages by place stay right while rows come and go. */
export interface Place {
  readonly at: Date;
  readonly id: number;
}

const encodeCursor = ({ at, id }: Place): string => wrapCursor(`${at.toISOString()} ${id}`);

/** A cursor that nobody gave out reads as the beginning. */
export function decodeCursor(cursor: string | undefined): Place | undefined {
  const match = /^(\S+) (\d{1,10})$/.exec(unwrapCursor(cursor));
  const at = new Date(match?.[1] ?? Number.NaN);
  const id = Number(match?.[2]);
  const isPossible = at.getUTCFullYear() >= 1 && at.getUTCFullYear() <= 9999 && isInteger(id);
  return isPossible ? { at, id } : undefined;
}

export const newestFirst = (at: PgColumn, id: PgColumn): SQL[] => [desc(at), desc(id)];

export const behind = (place: Place | undefined, at: PgColumn, id: PgColumn): SQL | undefined =>
  place && or(lt(at, place.at), and(eq(at, place.at), lt(id, place.id)));

export const cutPage = <Row>(rows: readonly Row[], limit: number, placeOf: (row: Row) => Place) =>
  cutRows(rows, limit, (last) => encodeCursor(placeOf(last)));
