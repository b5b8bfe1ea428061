/** Encoding shared by all list cursors. Clients can forge cursors, so validate what is unwrapped. */
export const wrapCursor = (content: string): string => Buffer.from(content).toString('base64url');

export const unwrapCursor = (cursor: string | undefined): string => Buffer.from(cursor ?? '', 'base64url').toString();

/** Fits a PostgreSQL integer; with a larger number the query would fail. */
export const isInteger = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 2_147_483_647;

/** Takes limit + 1 rows: if the extra one is there, there is another page. */
export function cutRows<Row, Cursor>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => Cursor,
): { page: Row[]; nextCursor: Cursor | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last ? cursorOf(last) : null };
}
