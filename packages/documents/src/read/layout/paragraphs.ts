import { isBulletWord, startsWithBullet } from './bullets.ts';
import type { FlowRow } from './flow-row.ts';
import { joinLines } from './hyphens.ts';
import { spanText } from './row-text.ts';
import { splitPhrases } from './rows.ts';
import { isUnspaced } from './unspaced.ts';
import { median, type Row, wouldFit } from './word.ts';

/** What a reader takes for one line of thought: a paragraph, a bullet, a heading, a row of a table. */
export interface Line {
  text: string;
  readonly isBullet: boolean;
  readonly depth: number;
  readonly isHeading: boolean;
  /** A space above that a reader sees. */
  readonly isApart: boolean;
  readonly size: number;
}

interface Paragraph {
  readonly first: FlowRow;
  last: FlowRow;
  readonly isBullet: boolean;
  /** Where its text begins, behind the bullet. */
  readonly textX: number;
  /** Where the last part of its first row begins, behind a tab. */
  readonly hangX: number;
  text: string;
  readonly parts: number;
  /** Notes in the margin, those in the same row first. */
  readonly beside: string[];
  readonly under: string[];
  readonly isBold: boolean;
  readonly gap: number;
}

export interface Reading {
  readonly bodySize: number;
  readonly vocabulary: ReadonlySet<string>;
  /** Private signs that this file uses as bullets. */
  readonly symbols: ReadonlySet<string>;
}

export function readLines(rows: readonly FlowRow[], right: number, reading: Reading): Line[] {
  if (rows.length === 0) return [];
  const edges = findWrapEdges(rows);
  const leading = usualLeading(rows);
  const paragraphs: Paragraph[] = [];
  const headings = new Map<Paragraph, string>();
  rows.forEach((row, index) => {
    const previous = rows[index - 1];
    const gap = previous ? (row.y - previous.y) / leading(row) : 2;
    const open = paragraphs.at(-1);
    const opened = openParagraph(row, gap, reading);
    if (open && !row.before && !row.after && continues(open, row, opened, { right, edges, gap })) {
      open.text = joinLines(open.text, opened.text, reading.vocabulary);
      open.beside.push(...opened.beside);
      open.under.push(...opened.under);
      open.last = row;
      return;
    }
    const label = row.before
      ?.map((note) => noteText(note))
      .reduce((all, part) => joinLines(all, part, reading.vocabulary));
    if (label && row.before && isHeadingNote(row.before, row, reading)) headings.set(opened, label);
    else if (label) opened.text = `${label}\t${opened.text}`;
    paragraphs.push(opened);
  });
  return toLines(paragraphs, headings, reading);
}

function openParagraph(row: FlowRow, gap: number, reading: Reading): Paragraph {
  const [sign] = row.words;
  const isBullet =
    startsWithBullet(row) || (sign !== undefined && row.words.length > 1 && reading.symbols.has(sign.text));
  const words = isBullet ? row.words.slice(1) : row.words;
  const phrases = splitPhrases({ ...row, words }).filter((phrase) =>
    phrase.words.some((word) => !word.isSymbol || isBulletWord(word)),
  );
  const text = phrases.map(spanText).filter((part) => part !== '');
  const notes = (row.after ?? []).filter((note) => noteText(note) !== '');
  return {
    first: row,
    last: row,
    isBullet,
    textX: (isNumbered(row) ? row.words[1]?.x0 : phrases[0]?.x0) ?? row.x0,
    hangX: phrases.at(-1)?.x0 ?? row.x0,
    text: text.join('\t'),
    parts: text.length,
    beside: notes.filter((note) => isInRow(note, row)).map(noteText),
    under: notes.filter((note) => !isInRow(note, row)).map(noteText),
    isBold: words.some((word) => word.isBold) && words.every((word) => word.isBold || !/\p{L}/u.test(word.text)),
    gap,
  };
}

const isInRow = (note: Row, row: Row): boolean => Math.abs(note.y - row.y) < 0.4 * row.size;

const noteText = (row: Row): string => splitPhrases(row).map(spanText).join(' ');

/** Typical distance of baselines, of rows that stand close; a multiple of it is a gap. */
function usualLeading(rows: readonly Row[]): (row: Row) => number {
  const ratios: number[] = [];
  rows.forEach((row, index) => {
    const next = rows[index + 1];
    if (next && next.y > row.y) ratios.push((next.y - row.y) / Math.max(row.size, next.size));
  });
  ratios.sort((a, b) => a - b);
  const quartile = ratios[Math.floor(ratios.length / 4)] ?? 1.2;
  const ratio = Math.min(Math.max(quartile, 1.1), 3.2);
  return (row) => ratio * row.size;
}

/** Where several long rows end at the very same place, lines are wrapped there, wherever the region ends. */
function findWrapEdges(rows: readonly Row[]): number[] {
  const ends = rows
    .filter((row) => row.words.length > 5)
    .map((row) => row.x1)
    .sort((a, b) => a - b);
  return ends.filter((end, index) => Math.abs((ends[index + 1] ?? Number.NaN) - end) < 0.8);
}

interface Surroundings {
  readonly right: number;
  readonly edges: readonly number[];
  readonly gap: number;
}

function continues(open: Paragraph, row: FlowRow, next: Paragraph, at: Surroundings): boolean {
  const em = row.size;
  if (next.isBullet || isNumbered(row) || next.parts !== 1 || next.text === '' || at.gap > 1.3) return false;
  if (Math.abs(row.size - open.last.size) > 0.12 * em) return false;
  if (open.isBold !== next.isBold && (open.isBold || next.isBold) && !/^\p{Ll}/u.test(next.text)) return false;
  const runsOn = /^[\p{Ll}(&,]/u.test(next.text) && !/[.!?:]$/.test(open.text);
  const isFull = at.edges.some((edge) => Math.abs(edge - open.last.x1) < 1) || !wouldFit(open.last, row, at.right);
  // Short lines fill a narrow column by chance: names, tags, addresses.
  const fits = !isFull || !(runsOn || isOpenEnded(open.text) || letterCount(open.last) >= LONG_LINE);
  if (open.parts > 1) return near(row.x0, open.hangX, em) && row.x0 > open.first.x0 + em && (!fits || runsOn);
  if (startsLabel(row, open)) return false;
  if (open.isBullet || isNumbered(open.first)) {
    if (near(row.x0, open.textX, em))
      return !fits || runsOn || (!/[.!?:]$/.test(open.text) && open.last.x1 > at.right * 0.6);
    return row.x0 > open.first.x0 - 0.5 * em && row.x0 < open.textX + em && (!fits || runsOn);
  }
  if (near(row.x0, open.last.x0, em)) return !fits || (runsOn && open.last.words.length > 5);
  const isIndented = open.first === open.last && Math.abs(open.first.x0 - row.x0) < 4 * em;
  const isCentred = Math.abs(open.last.x0 + open.last.x1 - row.x0 - row.x1) < em;
  return (isIndented || isCentred) && !fits && runsOn;
}

/** "1." or "a)" in front. */
const isNumbered = (row: Row): boolean =>
  row.words.length > 1 && /^\(?(?:\d{1,2}|[a-z])[.)]$/.test(row.words[0]?.text ?? '');

/** Longer lines are prose, whose breaks the margin makes. */
const LONG_LINE = 45;
const letterCount = (row: Row): number => row.words.reduce((sum, word) => sum + word.text.length + 1, -1);

const CONNECTORS =
  /(?:^|\s)(?:a|an|the|of|and|or|in|to|for|with|at|by|on|from|as|und|oder|der|die|das|des|dem|den|mit|für|von|im|am|zur|zum|de|du|des|la|le|les|et|en|au|aux|pour|avec|dans|y|del|los|las|el|con|para|por)$/i;

/** The line cannot end here: a comma, an open bracket, a word that joins. */
function isOpenEnded(text: string): boolean {
  if (/[,&/\u00ad-]$/.test(text) || CONNECTORS.test(text)) return true;
  return (text.match(/[(（]/g)?.length ?? 0) > (text.match(/[)）]/g)?.length ?? 0) || isUnspaced(text.at(-1) ?? '');
}

const near = (a: number, b: number, em: number): boolean => Math.abs(a - b) < 0.45 * em;

/** "Tools: …" in bold letters opens a line of its own, however full the one above is. */
function startsLabel(row: Row, open: Paragraph): boolean {
  const [first] = row.words;
  const last = open.last.words.at(-1);
  if (first?.isBold && last && !last.isBold && row.words.some((word) => !word.isBold)) {
    return row.words.slice(0, 6).some((word) => /[:：]$/.test(word.text));
  }
  const label = /^[\p{Lu}][\p{L} &/-]{1,28}[:：]/u;
  return (
    label.test(open.text) &&
    label.test(
      row.words
        .slice(0, 4)
        .map((word) => word.text)
        .join(' '),
    )
  );
}

function isHeadingNote(note: readonly Row[], row: Row, reading: Reading): boolean {
  const words = note.flatMap((line) => line.words);
  const text = words.map((word) => word.text).join(' ');
  if (/\p{N}|[:：]$/u.test(text)) return false;
  const isLoud = words.every((word) => word.isBold || word.size > reading.bodySize * 1.12) || isUpperCase(text);
  const isLabel = row.words[0]?.isBold && Math.abs(row.size - (note[0]?.size ?? 0)) < 0.5 && !isUpperCase(text);
  return isLoud && !isLabel;
}

const isUpperCase = (text: string): boolean => /(?:\p{Lu}.*){4}/u.test(text) && !/\p{Ll}/u.test(text);

function toLines(paragraphs: readonly Paragraph[], headings: ReadonlyMap<Paragraph, string>, reading: Reading): Line[] {
  const lines: Line[] = [];
  const indents: number[] = [];
  for (const paragraph of paragraphs) {
    const size = median(paragraph.first.words.map((word) => word.size));
    const heading = headings.get(paragraph);
    if (heading) lines.push({ text: heading, isBullet: false, depth: 0, isHeading: true, isApart: true, size });
    if (!paragraph.isBullet) indents.length = 0;
    const text = [paragraph.text, ...paragraph.beside].join('\t');
    if (text === '') continue;
    lines.push({
      text,
      isBullet: paragraph.isBullet,
      depth: paragraph.isBullet ? depthOf(paragraph, indents) : 0,
      isHeading: isHeading(paragraph, size, reading),
      // The bullets of a role stand under it, with or without some air.
      isApart: !heading && paragraph.gap > (paragraph.isBullet ? 2.3 : 1.4),
      size,
    });
    for (const note of paragraph.under)
      lines.push({ text: note, isBullet: false, depth: 0, isHeading: false, isApart: false, size });
  }
  return lines;
}

function depthOf(paragraph: Paragraph, indents: number[]): number {
  const x = paragraph.first.x0;
  const em = paragraph.first.size;
  while (indents.length > 0 && x < (indents.at(-1) ?? 0) - 0.4 * em) indents.pop();
  if (indents.length === 0 || x > (indents.at(-1) ?? 0) + 0.4 * em) indents.push(x);
  return indents.length - 1;
}

function isHeading(paragraph: Paragraph, size: number, reading: Reading): boolean {
  if (paragraph.isBullet || paragraph.parts !== 1 || paragraph.beside.length > 0 || paragraph.text.length > 60)
    return false;
  return size > reading.bodySize * 1.12 || (isUpperCase(paragraph.text) && !/\p{N}/u.test(paragraph.text));
}
