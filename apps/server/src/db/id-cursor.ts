import { cutRows, isInteger } from './cursor.ts';

/** Pages of a list of the newest first by id: the cursor is the id that the last page ended with. */
export const cutById = <Row extends { readonly id: number }>(rows: readonly Row[], limit: number) =>
  cutRows(rows, limit, ({ id }) => String(id));

/** A cursor that nobody gave out reads as the beginning. */
export function decodeId(cursor: string | undefined): number | undefined {
  const id = Number(cursor);
  return isInteger(id) && id > 0 ? id : undefined;
}
