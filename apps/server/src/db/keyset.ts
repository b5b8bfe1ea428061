import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { cutRows, isInteger, unwrapCursor, wrapCursor } from './cursor.ts';

/** A position in a list ordered by time, then id, newest first. Keyset pages stay correct while rows are added and removed. */
export interface Place {
  readonly at: Date;
  readonly id: number;
}

const encodeCursor = ({ at, id }: Place): string => wrapCursor(`${at.toISOString()} ${id}`);

/** An invalid cursor means the first page. */
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
