import { median, type Row, type Span, type Word } from './word.ts';

/** Baselines this close (relative to the smaller letter's size) are one row. */
const sameBaseline = 0.35;
/** How many rows back a word may still belong: superscripts and mixed sizes arrive slightly out of order. */
const lookBack = 4;
/** How many neighbours in reading order are searched for the base of a superscript. */
const neighbours = 60;

interface OpenRow {
  words: Word[];
  y: number;
  size: number;
}

export function buildRows(words: readonly Word[]): Row[] {
  const rows: OpenRow[] = [];
  const sorted = [...words].sort((a, b) => a.y - b.y || a.x0 - b.x0);
  const raised: Word[] = [];
  for (const [index, word] of sorted.entries()) {
    const row = findRow(rows, word);
    if (row) addTo(row, word);
    else if (isRaisedBeside(sorted, index)) raised.push(word);
    else rows.push({ words: [word], y: word.y, size: word.size });
  }
  for (const word of raised) {
    const row = rows.find((candidate) => candidate.words.some((other) => isRaisedOn(word, other)));
    if (row) row.words.push(word);
    else rows.push({ words: [word], y: word.y, size: word.size });
  }
  return rows.sort((a, b) => a.y - b.y || firstX(a) - firstX(b)).map(closeRow);
}

function findRow(rows: readonly OpenRow[], word: Word): OpenRow | undefined {
  for (let back = 1; back <= lookBack; back += 1) {
    const row = rows[rows.length - back];
    if (!row) return undefined;
    const tolerance = sameBaseline * Math.min(row.size, word.size);
    if (Math.abs(row.y - word.y) <= tolerance) return row;
  }
  return undefined;
}

function addTo(row: OpenRow, word: Word): void {
  row.words.push(word);
  if (word.size > row.size) {
    row.size = word.size;
    row.y = word.y;
  }
}

/** "1st", "m²", a footnote mark: smaller letters that touch larger ones and are slightly higher or lower. */
function isRaisedOn(word: Word, other: Word): boolean {
  if (word.size > other.size * 0.85) return false;
  const rise = other.y - word.y;
  if (rise < -other.size * 0.3 || rise > other.size * 0.6) return false;
  const gap = word.x0 >= other.x0 ? word.x0 - other.x1 : other.x0 - word.x1;
  return gap < other.size * 0.2 && gap > -other.size * 0.2;
}

function isRaisedBeside(sorted: readonly Word[], index: number): boolean {
  const word = sorted[index];
  if (!word || word.text.length > 6) return false;
  const end = Math.min(sorted.length, index + neighbours);
  for (let at = Math.max(0, index - neighbours); at < end; at += 1) {
    const other = sorted[at];
    if (other && other !== word && isRaisedOn(word, other)) return true;
  }
  return false;
}

const firstX = (row: OpenRow): number => row.words[0]?.x0 ?? 0;

function closeRow(row: OpenRow): Row {
  const words = row.words.sort((a, b) => a.x0 - b.x0);
  let x0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  for (const word of words) {
    x0 = Math.min(x0, word.x0);
    x1 = Math.max(x1, word.x1);
  }
  return { words, x0, x1, y: row.y, size: row.size };
}

/** Splits a row where neighbours are further apart than `limit` letter sizes. */
export function splitRow(row: Row, limit: number): Span[] {
  const spans: Span[] = [];
  let open: Word[] = [];
  for (const word of row.words) {
    const last = open.at(-1);
    if (last && word.x0 - last.x1 > limit * Math.max(last.size, word.size)) {
      spans.push(closeSpan(open));
      open = [];
    }
    open.push(word);
  }
  if (open.length > 0) spans.push(closeSpan(open));
  return spans;
}

/** Gaps wider than this many letter sizes always split a row; word spaces in justified text stay well below. */
const phraseGap = 1.5;
/** Narrower gaps split it, too, if they dwarf the row's own word spaces: tags, pills, tab stops. */
const pillGap = 0.8;

/** The parts of a row that a reader sees as separate: a role and its dates, tags in a line. */
export function splitPhrases(row: Row): Span[] {
  const usual = median(wordGaps(row).filter((gap) => gap < phraseGap));
  const limit = Math.min(phraseGap, Math.max(pillGap, usual * 2.2));
  return splitRow(row, limit);
}

function wordGaps(row: Row): number[] {
  const gaps: number[] = [];
  row.words.forEach((word, index) => {
    const next = row.words[index + 1];
    if (next && next.x0 - word.x1 > 0.1 * word.size) gaps.push((next.x0 - word.x1) / Math.max(word.size, next.size));
  });
  return gaps;
}

function closeSpan(words: Word[]): Span {
  let x0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  for (const word of words) {
    x0 = Math.min(x0, word.x0);
    x1 = Math.max(x1, word.x1);
  }
  return { words, x0, x1 };
}
