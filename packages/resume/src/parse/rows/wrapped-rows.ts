import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import { hasCjk, printedWidth } from '../words/word-list.ts';
import type { Row } from './rows.ts';

/** A row, including the rows that continue it. */
export interface Paragraph extends Row {
  readonly isBullet: boolean;
  readonly depth: number;
}

/** Printed lines are not longer than this: text with longer ones was not wrapped at a margin. */
const maxPrintedLineLength = 170;

/** Lines of two dozen Chinese characters are short sentences; a page is wider than that. */
const narrowestHanPage = 56;

/** How a text was wrapped into rows. */
export interface RowBreaks {
  /** The width at which lines were wrapped, or undefined if they are whole paragraphs. */
  readonly margin: number | undefined;
  /** New lines start with a capital, so a row that starts in lower case continues the one above. */
  readonly hasCapitals: boolean;
}

/** `all` shows how the person writes; only rows in sections may be wrapped at a margin. */
export function learnBreaks(all: readonly Row[], inSections: readonly Row[]): RowBreaks {
  const hasCapitals = usesCapitals(all);
  return { margin: findMargin(inSections, hasCapitals), hasCapitals };
}

/** Some people write everything in lower case. A row after a blank line or a short row is a new line in any case. */
function usesCapitals(rows: readonly Row[]): boolean {
  const widest = rows.reduce((width, row) => Math.max(width, row.text.length), 0);
  const opening = rows.filter((row, index) => {
    const above = rows[index - 1];
    return row.bulletIndent === null && (!above || row.blankLinesBefore > 0 || above.text.length * 2 < widest);
  });
  const small = opening.filter((row) => /^\p{Ll}/u.test(row.text)).length;
  return small * 2 <= opening.length;
}

function findMargin(rows: readonly Row[], hasCapitals: boolean): number | undefined {
  const widths = rows.filter((row) => row.cells.length === 1).map((row) => printedWidth(row.text));
  const margin = widths.reduce((widest, width) => Math.max(widest, width), 0);
  if (margin > maxPrintedLineLength || margin < 40) return undefined;
  let evidence = 0;
  let closeToMargin = 0;
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (!next || next.blankLinesBefore > 0 || next.bulletIndent !== null) continue;
    const width = printedWidth(row.text);
    if (hasCapitals && width >= margin * 0.75 && /^\p{Ll}/u.test(next.text) && isFull(width, next, margin))
      evidence += 1;
    if (width >= margin * 0.93 && hasCjk(row.text) && !/[。．；;：:]$/u.test(row.text)) closeToMargin += 1;
  }
  return evidence >= 2 || (closeToMargin >= 2 && margin >= narrowestHanPage) ? margin : undefined;
}

/** A line is wrapped where the next word does not fit. Letters differ in width, so almost full is enough. */
function isFull(width: number, next: Row, margin: number): boolean {
  const [word = ''] = next.text.split(' ');
  return width + 1 + printedWidth(word) >= margin * 0.9;
}

/** Joins continuation lines. `isFixed` marks rows that must stay separate (heads of entries). */
export function joinWrapped(rows: readonly Row[], breaks: RowBreaks, isFixed: (index: number) => boolean): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const levels: BulletLevel[] = [];
  let last: Row | undefined;
  for (const [index, row] of rows.entries()) {
    const open = paragraphs.at(-1);
    if (open && last && !isFixed(index) && continues(open, last, row, breaks)) {
      const text = glue(open.text, row.text);
      paragraphs[paragraphs.length - 1] = { ...open, text, cells: [text] };
    } else {
      const isBullet = row.bulletIndent !== null;
      if (!isBullet && row.blankLinesBefore > 0) levels.length = 0;
      paragraphs.push({ ...row, isBullet, depth: isBullet ? depthOf(row, levels) : 0 });
    }
    last = row;
  }
  return paragraphs;
}

interface BulletLevel {
  readonly indent: number;
  readonly mark: string;
}

function depthOf(row: Row, levels: BulletLevel[]): number {
  const indent = row.bulletIndent ?? 0;
  const known = levels.findIndex((level) => Math.abs(level.indent - indent) <= 1 && level.mark === row.bulletMark);
  if (known >= 0) {
    levels.length = known + 1;
    return known;
  }
  while (levels.length > 0 && indent < (levels.at(-1)?.indent ?? 0) - 1) levels.pop();
  levels.push({ indent, mark: row.bulletMark });
  return levels.length - 1;
}

const goesOn = pattern('u')`\p{L}\s${readingCues.any('joining')}$`;

function continues(open: Paragraph, last: Row, row: Row, { margin, hasCapitals }: RowBreaks): boolean {
  if (row.bulletIndent !== null || row.isNumbered || row.blankLinesBefore > 0 || row.headingLevel > 0 || row.isBold)
    return false;
  if (last.isBold || last.headingLevel > 0 || row.cells.length > 1 || /^現在に至る/u.test(row.text)) return false;
  if (/[\p{L}]\u00AD$/u.test(last.text)) return true;
  // No name ends after "of".
  if (!open.isBullet && goesOn.test(last.text) && last.look?.size === row.look?.size) return true;
  const isList = open.isBullet || open.isNumbered;
  if (isList && row.indent > (open.bulletIndent ?? -1) && row.indent > 0 && row.indent >= open.indent - 1) return true;
  const startsSmall = (hasCapitals ? /^[\p{Ll}),;&%]/u : /^[),;&%]/u).test(row.text);
  if (isList && startsSmall) return true;
  if (margin === undefined) return false;
  const width = printedWidth(last.text);
  if (startsSmall || /\p{L}[-‐]$/u.test(last.text)) return width >= margin * 0.55;
  if (width < margin * (isList ? 0.82 : 0.85)) return false;
  return isList || last.cells.length === 1;
}

function glue(start: string, end: string): string {
  if (start.endsWith('\u00AD')) return start.slice(0, -1) + end;
  if (/\p{L}[-‐]$/u.test(start) && /^\p{L}/u.test(end)) return start + end;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，；：）」]$/u.test(start) && hasCjk(end.charAt(0)))
    return start + end;
  return `${start} ${end}`;
}
