/** Pages of a list of the newest first by id: the cursor is the id that the last page ended with. */
const largestId = 2_147_483_647;

/** A cursor that nobody gave out reads as the beginning. */
export function decodeId(cursor: string | undefined): number | undefined {
  const id = Number(cursor);
  return Number.isInteger(id) && id > 0 && id <= largestId ? id : undefined;
}

/** Asked for one row more than shown: if it is there, there is another page. */
export function cutById<Row extends { readonly id: number }>(rows: readonly Row[], limit: number) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last ? String(last.id) : null };
}
