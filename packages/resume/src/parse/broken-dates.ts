import { findDates } from './dates.ts';
import { findPeriod } from './periods.ts';
import type { Row } from './rows.ts';

/**
 * A narrow column of dates breaks a period over two lines, and the text beside it stands between its ends: "Jan 2021 - Robotics
 * Lab" above "present Advised by …". The end belongs to the row with the beginning.
 */
export function joinBrokenDates(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const pair = above && row.blankLinesBefore === 0 && row.bulletIndent === null ? joinPair(above, row) : undefined;
    if (!pair) joined.push(row);
    else joined.splice(-1, 1, ...pair);
  }
  return joined;
}

const dashBehind = /^\s?[-–—]+(?=\s|$)/u;
const longestDate = 24;
/** Behind a date at the very beginning. */
const hasDash = /^.{2,30}?[-–—](?:\s|$)/u;

function joinPair(above: Row, below: Row): Row[] | undefined {
  if (!hasDash.test(above.text)) return undefined;
  const [start, second] = findDates(above.text);
  if (!start || start.from > 0 || start.isPartial || second) return undefined;
  const dash = dashBehind.exec(above.text.slice(start.to));
  const told = above.text.slice(start.to + (dash?.[0].length ?? 0)).trim();
  if (!dash || told === '' || findPeriod(above.text)?.period.isCurrent) return undefined;
  const opening = above.text.slice(0, start.to + dash[0].length);
  // What begins the row below ends the period, or the two rows are two entries.
  const whole = findPeriod(`${opening} ${below.text.slice(0, longestDate * 2)}`);
  const { period } = whole ?? {};
  if (whole?.from !== 0 || !period || (!period.end && !period.isCurrent)) return undefined;
  const end = whole.to - opening.length - 1;
  if (end <= 0 || /^\s?[-–—]/u.test(below.text.slice(end))) return undefined;
  const rest = below.text.slice(end).trim();
  const head = { ...above, text: `${period.text} ${told}`, cells: [period.text, told] };
  if (rest === '') return [head];
  const cells = below.cells.length > 1 && below.cells[0]?.length === end ? below.cells.slice(1) : [rest];
  return [head, { ...below, text: rest, cells }];
}
