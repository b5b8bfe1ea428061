import type { LineLook } from '@fitted/resume/parse/rows/line-look';
import { isBulletWord, startsWithBullet } from './bullets.ts';
import type { FlowRow } from './flow-row.ts';
import { joinLines } from './hyphens.ts';
import {
  continues,
  findJustifiedEdge,
  findWrapEdges,
  isDashWithin,
  isNumbered,
  type Paragraph,
} from './line-breaks.ts';
import { lookOf } from './line-looks.ts';
import { spanText } from './row-text.ts';
import { splitPhrases } from './rows.ts';
import { median, type Row } from './word.ts';

/** What a person would call one line: a paragraph, a bullet, a heading, a table row. */
export interface Line {
  text: string;
  readonly isBullet: boolean;
  readonly depth: number;
  readonly isHeading: boolean;
  /** Visible space above. */
  readonly isApart: boolean;
  readonly size: number;
  readonly look: Omit<LineLook, 'text'>;
}

export interface Reading {
  readonly bodySize: number;
  readonly vocabulary: ReadonlySet<string>;
  /** Private-use characters that this file uses as bullets. */
  readonly symbols: ReadonlySet<string>;
}

export function readLines(rows: readonly FlowRow[], right: number, reading: Reading): Line[] {
  if (rows.length === 0) return [];
  const edges = findWrapEdges(rows);
  const justified = findJustifiedEdge(rows);
  const leading = usualLeading(rows);
  const paragraphs: Paragraph[] = [];
  const headings = new Map<Paragraph, string>();
  rows.forEach((row, index) => {
    const previous = rows[index - 1];
    const gap = previous ? (row.y - previous.y) / leading(row) : 2;
    const open = paragraphs.at(-1);
    const at = { right, edges, justified, gap };
    const isBullet = opensBullet(row, reading) && !(open && isDashWithin(open, row, rows, at));
    const opened = openParagraph(row, gap, isBullet);
    if (open && !row.before && !row.after && continues(open, row, opened, at)) {
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

function opensBullet(row: Row, { symbols }: Reading): boolean {
  const [bullet] = row.words;
  return startsWithBullet(row) || (bullet !== undefined && row.words.length > 1 && symbols.has(bullet.text));
}

function openParagraph(row: FlowRow, gap: number, isBullet: boolean): Paragraph {
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

/** The usual distance between baselines of adjacent rows; a multiple of it is a gap. */
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
  const column = Math.min(...paragraphs.map((paragraph) => paragraph.first.x0));
  for (const paragraph of paragraphs) {
    const size = median(paragraph.first.words.map((word) => word.size));
    const heading = headings.get(paragraph);
    const look = lookOf(paragraph.isBullet ? paragraph.first.words.slice(1) : paragraph.first.words, column);
    if (heading) {
      const note = lookOf(paragraph.first.before?.[0]?.words ?? [], column);
      lines.push({ text: heading, isBullet: false, depth: 0, isHeading: true, isApart: true, size, look: note });
    }
    if (!paragraph.isBullet) indents.length = 0;
    const text = [paragraph.text, ...paragraph.beside].join('\t');
    if (text === '') continue;
    lines.push({
      text,
      isBullet: paragraph.isBullet,
      depth: paragraph.isBullet ? depthOf(paragraph, indents) : 0,
      isHeading: isHeading(paragraph, size, reading),
      // The bullets of a role are below it, with or without some space.
      isApart: !heading && paragraph.gap > (paragraph.isBullet ? 2.3 : 1.4),
      size,
      look,
    });
    for (const note of paragraph.under)
      lines.push({ text: note, isBullet: false, depth: 0, isHeading: false, isApart: false, size, look });
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
