import type { Row } from '../rows/rows.ts';
import { findDates } from './dates.ts';
import { findPeriod } from './periods.ts';

/**
 * A narrow column of dates breaks a period over two lines, so that the text next to it comes between start and end:
 * "Jan 2021 - Robotics Lab" above "present Advised by …". The end is moved to the row with the start.
 */
export function joinBrokenDates(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of joinStackedDates(rows)) {
    const above = joined.at(-1);
    const pair = above && pairOf(above, row);
    if (!pair) joined.push(row);
    else joined.splice(-1, 1, ...pair);
  }
  return joined;
}

/** A narrow column may also set "May 2015", "to" and "Current" one below the other. */
function joinStackedDates(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const [start, between, end] = rows.slice(at, at + 3);
    const stacked = start && between && end && stackOf(start, between, end);
    if (stacked) at += 2;
    const row = stacked ?? start;
    if (row) joined.push(row);
  }
  return joined;
}

const longestJoint = 5;

function stackOf(start: Row, between: Row, end: Row): Row | undefined {
  if (between.text.length > longestJoint || end.text.length > maxDateLength) return undefined;
  const [date] = findDates(start.text);
  if (date?.from !== 0 || date.to !== start.text.length || date.isPartial) return undefined;
  const text = `${start.text} ${between.text} ${end.text}`;
  const { period, from, to } = findPeriod(text) ?? {};
  const isWhole = period && from === 0 && to === text.length && (period.end || period.isCurrent);
  return isWhole ? { ...start, text, cells: [text] } : undefined;
}

function pairOf(above: Row, row: Row): Row[] | undefined {
  if (strokes.has(row.bulletMark)) return joinTimeline(above, row);
  return row.bulletIndent === null ? joinPair(above, row) : undefined;
}

const dashBehind = /^\s?[-–—~～〜]+(?=\s|$)/u;
const maxDateLength = 24;
/** "September –" and "April – July", with the year in the row below. */
const months = /^\p{L}{3,10}\.?\s?[-–—](?=\s)/u;
const monthPair = /^\p{L}{3,10}\.?\s?[-–—]\s?\p{L}{3,10}\.?$/u;
/** A dash near the start of a row, as after a date. */
const hasDash = /^.{2,30}?[-–—~～〜](?:\s|$)/u;

/** The beginning of a period at the start of a row, up to its dash or its two months. */
function openingOf({ text, cells }: Row): string | undefined {
  if (!hasDash.test(text)) return undefined;
  const [start, second] = findDates(text);
  if (!start) return months.exec(text)?.[0] ?? (monthPair.test(cells[0] ?? '') ? cells[0] : undefined);
  if (start.from > 0 || second || start.isPartial) return undefined;
  const dash = dashBehind.exec(text.slice(start.to));
  return dash && !findPeriod(text)?.period.isCurrent ? text.slice(0, start.to + dash[0].length) : undefined;
}

/** A timeline drawn beside the text: the start in the row above, a stroke and the end in the row below. */
const strokes = new Set(['|', '│', '┃']);

function joinTimeline(above: Row, below: Row): Row[] | undefined {
  const [start = '', ...told] = above.cells;
  const [end = '', ...rest] = below.cells;
  if (told.length === 0 || findDates(start)[0]?.to !== start.length) return undefined;
  const written = `${start} – ${end}`;
  const { period, from, to } = findPeriod(written) ?? {};
  if (!period || from !== 0 || to !== written.length || (!period.end && !period.isCurrent)) return undefined;
  const plain = { bulletIndent: null, bulletMark: '' };
  const head = { ...above, ...plain, text: [period.text, ...told].join(' '), cells: [period.text, ...told] };
  return rest.length === 0 ? [head] : [head, { ...below, ...plain, text: rest.join(' '), cells: rest }];
}

function joinPair(above: Row, below: Row): Row[] | undefined {
  const opening = openingOf(above);
  const told = above.text.slice(opening?.length).trim();
  if (opening === undefined || told === '') return undefined;
  // The row below must begin with the end of the period; otherwise these are two entries.
  const whole = findPeriod(`${opening} ${below.text.slice(0, maxDateLength * 2)}`);
  const { period } = whole ?? {};
  if (whole?.from !== 0 || !period || (!period.end && !period.isCurrent)) return undefined;
  const end = whole.to - opening.length - 1;
  if (end <= 0 || /^\s?[-–—]/u.test(below.text.slice(end))) return undefined;
  const rest = below.text.slice(end).trim();
  // After a blank line, the row below must contain nothing but the end.
  if (below.blankLinesBefore > 0 && rest !== '') return undefined;
  const head = { ...above, text: `${period.text} ${told}`, cells: [period.text, told] };
  if (rest === '') return [head];
  const cells = below.cells.length > 1 && below.cells[0]?.length === end ? below.cells.slice(1) : [rest];
  return [head, { ...below, text: rest, cells }];
}
