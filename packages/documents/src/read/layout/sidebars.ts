import { matchHeading } from '@fitted/resume/parse/headings/match-heading';
import { startsWithBullet } from './bullets.ts';
import type { FlowRow } from './flow-row.ts';
import type { Gutter } from './gutters.ts';
import { address } from './line-breaks.ts';
import { buildRows } from './rows.ts';
import { bottom, median, type Row, top, type Word, wouldFit } from './word.ts';

/** A margin column whose notes belong to rows of the main text: dates, places, labels, headings set beside their text. */
interface Sidebar {
  /** The main text, split at headings on the margin. */
  readonly main: readonly (readonly Word[])[];
  readonly side: readonly Word[];
  /** False if every note is beside a row of its own: reading row by row gives the same text. */
  readonly isNeeded: boolean;
  /** Attaches each note to the row beside it; `right` is how far the rows' text could have extended. */
  attach(rows: readonly FlowRow[], right: number): void;
}

const maxNoteLetters = 70;
const usualNoteLetters = 32;
/** Longer notes are independent texts, unless every one of their lines is beside a row. */
const maxNoteRows = 4;
/** Lines this close (in letter sizes) are one note. */
const noteLeading = 1.75;

const known = new WeakMap<Gutter, { readonly sidebar: Sidebar | undefined }>();

/** The margin column on one side of the gutter, if there is one. */
export function findSidebar(gutter: Gutter): Sidebar | undefined {
  const found = known.get(gutter) ?? { sidebar: judgeSides(gutter.leftRows, gutter.rightRows, gutter.x) };
  known.set(gutter, found);
  return found.sidebar;
}

/** Whether one of two neighbouring strips is a margin of the other. */
export function belongTogether(left: readonly Word[], right: readonly Word[], x: number): boolean {
  return judgeSides(buildRows(left), buildRows(right), x) !== undefined;
}

function judgeSides(left: readonly Row[], right: readonly Row[], x: number): Sidebar | undefined {
  if (isMarginOf(right, left, 'right')) {
    return {
      main: [wordsOf(left)],
      side: wordsOf(right),
      isNeeded: !isRowByRow(right, left),
      attach: (rows, edge) => attachNotes(rows, groupNotes(right), { where: 'after', x, right: edge }),
    };
  }
  const { notes, alone } = partHeadings(left, right);
  if (isMarginOf(notes, right, 'left')) {
    return {
      main: cutAt(alone, right),
      side: wordsOf(notes),
      isNeeded: !isRowByRow(notes, right),
      attach: (rows, edge) => attachNotes(rows, groupNotes(notes), { where: 'before', x, right: edge }),
    };
  }
  return undefined;
}

function cutAt(headings: readonly Row[], rows: readonly Row[]): Word[][] {
  const stretches: Word[][] = [[]];
  for (const row of [...headings, ...rows].sort((a, b) => a.y - b.y)) {
    if (headings.includes(row)) stretches.push([...row.words], []);
    else stretches.at(-1)?.push(...row.words);
  }
  return stretches;
}

const wordsOf = (rows: readonly Row[]): Word[] => rows.flatMap((row) => row.words);

/** Whether none of the other rows overlaps this one vertically. */
export const isAlone = (row: Row, others: readonly Row[]): boolean =>
  !others.some((other) => top(other) < bottom(row) && bottom(other) > top(row));

/** Headings at the left margin come where the text pauses: they introduce both dates and text, as part of neither. */
function partHeadings(left: readonly Row[], right: readonly Row[]): { notes: readonly Row[]; alone: readonly Row[] } {
  const alone = left.filter((row) => isAlone(row, right));
  const notes = left.filter((row) => !alone.includes(row));
  const areDates = groupNotes(notes).every(
    (note) => (note.length <= maxNoteRows && date.test(note.map(textOf).join(' '))) || note.every(isDateOrLabel),
  );
  const areAbove = (alone.at(-1)?.y ?? 0) < (notes.at(-1)?.y ?? 0);
  return areDates && areAbove && alone.length <= notes.length ? { notes, alone } : { notes: left, alone: [] };
}

/** A form's left cells: "Adresse:", "08.2013 – 02.2015". */
const isDateOrLabel = (row: Row): boolean => date.test(textOf(row)) || /[:：]$/u.test(textOf(row));

const date = /(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\d)\d{1,2}[./]\d{2,4}(?!\d)|\d[年月]/;

const letters = (row: Row): number => row.words.reduce((sum, word) => sum + word.text.length + 1, -1);
const width = (rows: readonly Row[]): number =>
  Math.max(...rows.map((row) => row.x1)) - Math.min(...rows.map((row) => row.x0));
const isBeside = (row: Row, other: Row): boolean => Math.abs(row.y - other.y) < Math.min(row.size, other.size) * 0.4;

function isMarginOf(side: readonly Row[], main: readonly Row[], position: 'left' | 'right'): boolean {
  if (side.length === 0 || main.length < side.length * 0.75 || side.some(startsWithBullet)) return false;
  const lengths = side.map(letters);
  // Chinese names are short: dates may be as wide as what they date.
  const areDates = side.every((row, at) => date.test(textOf(row)) && (lengths[at] ?? 0) <= usualNoteLetters);
  if (!areDates && width(side) > width(main) * 0.8) return false;
  if (Math.max(...lengths) > maxNoteLetters || median(lengths) > usualNoteLetters) return false;
  const usual = median(main.map((row) => row.size));
  if (position === 'right' && side.some((row) => row.size > usual * 1.25)) return false;

  const partners = new Map(side.map((row) => [row, main.find((other) => isBeside(row, other))]));
  const partner = (row: Row) => partners.get(row);
  const isList = side.every((row) => partner(row) !== undefined);
  const notes = groupNotes(side);
  const stray = notes.filter((note) => {
    const first = note[0] && partner(note[0]);
    if (!first) return true;
    if (!isList || note.length > main.length) return note.length > maxNoteRows || opensNothing(first, main);
    // The lines of a sidebar that are level with the text are as often as not beside the middle of paragraphs.
    const within = note.filter((row) => opensNothing(partner(row) ?? first, main));
    return note.length > maxNoteRows && within.length > note.length * 0.2;
  });
  return stray.length <= notes.length * 0.1;
}

/** Notes are beside the beginning of something; text beside the middle of a paragraph belongs to another column. */
function opensNothing(row: Row, main: readonly Row[]): boolean {
  const index = main.indexOf(row);
  const previous = main[index - 1];
  if (!previous || row.y - previous.y > 1.6 * row.size) return false;
  const first = row.words[0]?.text ?? '';
  return startsWithBullet(row) || (/^\p{Ll}/u.test(first) && !address.test(first));
}

function groupNotes(rows: readonly Row[]): Row[][] {
  const notes: Row[][] = [];
  for (const row of rows) {
    const last = notes.at(-1)?.at(-1);
    if (last && row.y - last.y <= noteLeading * Math.max(row.size, last.size)) notes.at(-1)?.push(row);
    else notes.push([row]);
  }
  return notes;
}

/** One row of main text for each note and vice versa, none of them the middle of something. */
function isRowByRow(side: readonly Row[], main: readonly Row[]): boolean {
  if (side.length !== main.length) return false;
  return side.every((row, index) => {
    const beside = main.find((other) => isBeside(row, other));
    return beside && !opensNothing(beside, main) && !runsOn(side[index - 1], row);
  });
}

const textOf = (row: Row): string => row.words.map((word) => word.text).join(' ');

/** "Jan 2020 –" above "Present", "Jan 2020 – Mar" above "2021": dates wrapped in a narrow margin. */
function runsOn(above: Row | undefined, row: Row): boolean {
  if (!above || row.y - above.y > noteLeading * row.size) return false;
  const [before, text] = [textOf(above), textOf(row)];
  const end = before.search(/[-–—](?: ?\p{L}+\.?)?$/u);
  if (end < 0 || !/\p{N}/u.test(before.slice(0, end))) return false;
  return end === before.length - 1 || /^(?:19|20)\d\d$/.test(text);
}

interface Margin {
  readonly where: 'before' | 'after';
  readonly x: number;
  readonly right: number;
}

function attachNotes(rows: readonly FlowRow[], notes: readonly Row[][], margin: Margin): void {
  const { where } = margin;
  const attached = new Map<FlowRow, Row[]>();
  for (const note of notes) {
    let host: FlowRow | undefined;
    const isOneHeading = where === 'before' && isBrokenHeading(note);
    for (const [index, row] of note.entries()) {
      const beside = findHost(rows, row, margin);
      // "2 years" beside the first bullet still belongs to the role above it, where the note began.
      const opens =
        beside && (!host || (startsWithBullet(host) && where === 'after') || opensText(beside, row, rows, margin));
      if (opens && !runsOn(note[index - 1], row) && !(isOneHeading && host)) host = beside;
      host ??= nearest(rows, row);
      if (host) attached.set(host, [...(attached.get(host) ?? []), row]);
    }
  }
  // Notes already attached by an inner margin are nearer to the row.
  for (const [host, own] of attached) {
    const inner = host[where] ?? [];
    host[where] = where === 'before' ? [...own, ...inner] : [...inner, ...own];
  }
}

/** "RESEARCH" above "EXPERIENCE": a heading wrapped in a narrow margin, whatever is beside its second line. */
function isBrokenHeading(note: readonly Row[]): boolean {
  if (note.length < 2 || note.length > 3) return false;
  const lines = note.map(textOf);
  const isOpen = lines.slice(0, -1).every((line) => /[&-]$/u.test(line));
  const match = matchHeading(lines.join(' '));
  return (
    isOpen || match?.isExact === true || (match !== undefined && !lines.every((line) => matchHeading(line)?.isExact))
  );
}

function opensText(row: FlowRow, note: Row, rows: readonly FlowRow[], margin: Margin): boolean {
  const previous = rows[rows.indexOf(row) - 1];
  if (startsWithBullet(row) || opensNothing(row, rows)) return false;
  if (!previous || /\p{N}/u.test(textOf(note))) return true;
  return wouldFit(previous, row, margin.right);
}

function findHost(rows: readonly FlowRow[], note: Row, { where, x }: Margin): FlowRow | undefined {
  const beside = rows.filter((row) => isBeside(row, note) && (where === 'after' ? row.x0 < x : row.x1 > x));
  // If there are several texts side by side, the note belongs to the one it touches.
  return beside.sort((a, b) => (where === 'after' ? b.x1 - a.x1 : a.x0 - b.x0))[0];
}

function nearest(rows: readonly FlowRow[], note: Row): FlowRow | undefined {
  let best: FlowRow | undefined;
  for (const row of rows) if (!best || Math.abs(row.y - note.y) < Math.abs(best.y - note.y)) best = row;
  return best;
}
