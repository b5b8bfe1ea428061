/** What cursors of every list have in common. What one holds is ours alone: whoever reads it must doubt it. */
export const wrapCursor = (content: string): string => Buffer.from(content).toString('base64url');

export const unwrapCursor = (cursor: string | undefined): string => Buffer.from(cursor ?? '', 'base64url').toString();

/** PostgreSQL refuses the question when a number is larger. */
export const isInteger = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 2_147_483_647;

/** Asked for one row more than shown: if it is there, there is another page. */
export function cutRows<Row, Cursor>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => Cursor,
): { page: Row[]; nextCursor: Cursor | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last ? cursorOf(last) : null };
}
