import { cutRows, isInteger } from './cursor.ts';

/** Pages a list ordered by id, newest first. The cursor is the last id of the previous page. */
export const cutById = <Row extends { readonly id: number }>(rows: readonly Row[], limit: number) =>
  cutRows(rows, limit, ({ id }) => String(id));

/** An invalid cursor means the first page. */
export function decodeId(cursor: string | undefined): number | undefined {
  const id = Number(cursor);
  return isInteger(id) && id > 0 ? id : undefined;
}
