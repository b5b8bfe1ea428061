const isoLike = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ].*)?$/;
const yearLast = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;

/**
 * A day in a table's format, as `2026-03-29`; undefined if it is not a day. Whether 3/4 is in March or April is decided
 * by the other dates in the table; if none tells, the day comes first, as in most of the world.
 */
export function readDay(cell: string, table: readonly string[]): string | undefined {
  const text = cell.trim();
  const iso = isoLike.exec(text);
  if (iso) return toDay(iso[1], iso[2], iso[3]);
  const other = yearLast.exec(text);
  if (!other) return undefined;
  const [, first, separator, second, year] = other;
  return separator === '/' && isMonthFirst(table) ? toDay(year, first, second) : toDay(year, second, first);
}

const isMonthFirst = (table: readonly string[]): boolean =>
  table.some((cell) => {
    const match = yearLast.exec(cell.trim());
    return match?.[2] === '/' && Number(match[3]) > 12 && Number(match[1]) <= 12;
  });

function toDay(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  // Date turns 31 April into 1 May. Nobody applied before 1900, and the server refuses it.
  return !Number.isNaN(date.getTime()) && text >= '1900' && date.toISOString().startsWith(text) ? text : undefined;
}
