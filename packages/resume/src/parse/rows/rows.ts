import type { LineReading } from '@fitted/contract/reading';
import { readColumns } from './columns.ts';
import { collapseLetterSpacing, isLetterSpaced } from './letter-spacing.ts';
import { type LineLook, matchLooks } from './line-look.ts';
import { decorationOf, spaceDashes, stripListMark } from './list-marks.ts';
import { unmarkLines } from './markdown.ts';

/** One line of the pasted or read text, cleaned, with its layout. */
export interface Row {
  /** Without bullet and markup, single-spaced, never empty. */
  readonly text: string;
  /** The parts between tabs or wide gaps; at least one. */
  readonly cells: readonly string[];
  /** The column where the text starts, after any bullet. */
  readonly indent: number;
  /** Column of the bullet, or null for a line without one. */
  readonly bulletIndent: number | null;
  /** The first bullet character, '' for none. A different one at the same margin means a different level. */
  readonly bulletMark: string;
  /** The bullet was a square, diamond, star or the like, which also decorate headings. */
  readonly isDecorated: boolean;
  /** The text begins with "1.", "(2)", "a)" or "(iv)", which count as words and stay in it. */
  readonly isNumbered: boolean;
  readonly blankLinesBefore: number;
  /** Level of a Markdown heading, 0 for none. */
  readonly headingLevel: number;
  /** The whole row was marked bold. */
  readonly isBold: boolean;
  /** A line of dashes or equals signs was right under it. */
  readonly isUnderlined: boolean;
  /** How it looks, if the text came from a file that provides this. */
  readonly look?: LineLook;
  /** What it was in an earlier reading, if the text comes with one. */
  readonly mark?: LineReading;
}

const rule = /^(?:[\s\-–—_=*~.…·•─━═▬|+#]{3,}|\s*ㅡ\s*)$/u;
const cjk = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
const icons = /(\S[^\S\n]*)[\u{E000}-\u{F8FF}]+/gu;
const leaders =
  /(?<=[^\s.…_─-])[^\S\n]*(?:(?<!\.)\.{4,}|(?<!…)…[.…]+|(?<!-)-{5,}|(?<!_)_{5,}|(?<!─)─{5,})[^\S\n]*(?=[\p{L}\p{N}(（]|$)/gmu;
/** "Client          : Nordic Foods": the colon belongs to the label before the gap. */
const gapBeforeColon = /(?<=\p{L})\s{2,}(?=[:：]\s*\S)/u;
const invisible = /[\u200B-\u200D\u2060\uFEFF\u{E0000}-\u{E007F}]/gu;

export function readRows(text: string, looks: readonly LineLook[] = []): Row[] {
  const lines = text
    .replace(invisible, '')
    // Icon fonts: an icon before an address or a phone number separates it from what comes before.
    .replace(icons, '$1\t')
    // "Pilot, Tundra Air ............ 2010 – 2013": leaders are a gap; after a heading they are a rule across the page.
    .replace(leaders, '\t')
    // Markdown has no other way to break a line within a paragraph.
    .replace(/<br\s?\/?>/giu, '\n')
    .replace(/\r\n|[\v\f\u0085\u2028\u2029]/gu, '\n')
    // A lone carriage return ends a line only on old Macs, whose text has no line feed at all.
    .replace(/\r/gu, text.includes('\n') ? ' ' : '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters in pasted text are not words
    .replace(/[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]/gu, ' ')
    .split('\n');
  const { lines: plainLines, marks } = unmarkLines(readColumns(spaceDashes(lines)));
  const gap = gapPattern(findGapWidth(plainLines));
  const rows: Row[] = [];
  let blankLines = 0;
  let waitingBullet: number | null = null;
  for (const [index, line] of plainLines.entries()) {
    if (rule.test(line) && !/^\s*[•·]/u.test(line)) {
      const previous = rows.at(-1);
      if (previous && blankLines === 0 && /[-–—_=~─━═]{3}/u.test(line))
        rows[rows.length - 1] = { ...previous, isUnderlined: true };
      else blankLines += 1;
      continue;
    }
    const mark = stripListMark(line);
    const cells = splitCells(mark.text, gap);
    if (cells.length === 0) {
      // PDF text often has the bullet alone and its words on the next line.
      if (mark.bulletIndent === null) blankLines += 1;
      else waitingBullet = mark.bulletIndent;
      continue;
    }
    const bulletIndent = mark.bulletIndent ?? (blankLines === 0 ? waitingBullet : null);
    rows.push({
      text: cells.join(' '),
      cells,
      indent: mark.indent,
      bulletIndent,
      bulletMark: mark.character,
      isDecorated: mark.isDecorated,
      isNumbered: mark.isNumbered,
      blankLinesBefore: blankLines,
      headingLevel: marks[index]?.headingLevel ?? 0,
      isBold: marks[index]?.isBold ?? false,
      isUnderlined: false,
    });
    blankLines = 0;
    waitingBullet = null;
  }
  if (looks.length === 0) return rows;
  const seen = matchLooks(
    rows.map((row) => row.text),
    looks,
  );
  return rows.map((row, index) => {
    const look = seen[index];
    return look ? withMark({ ...row, look }, decorationOf(look.text)) : row;
  });
}

/** File readers write all bullets alike; the look still has the original one, such as the square of a heading. */
function withMark(row: Row, character: string): Row {
  return character === '' || row.bulletIndent === null ? row : { ...row, bulletMark: character, isDecorated: true };
}

/** What separates the cells of a row: a tab or a wide gap; next to Chinese or Japanese, two spaces are enough. */
function gapPattern(gapWidth: number): RegExp {
  if (gapWidth > 3) return new RegExp(`\\s{${gapWidth},}`, 'u');
  return new RegExp(`\\t|[^\\S\\t]{3,}|(?<=${cjk})[^\\S\\t]{2,}|[^\\S\\t]{2}(?=${cjk})|　`, 'u');
}

const oneCharacter = new RegExp(`^${cjk}$`, 'u');

function splitCells(text: string, gap: RegExp): string[] {
  // In letter-spaced text, wide gaps separate words, not columns.
  if (!text.includes('\t') && isLetterSpaced(text)) return [collapseLetterSpacing(text)];
  const cells = text
    .replace(gapBeforeColon, ' ')
    .split(gap)
    .map((cell) => collapseLetterSpacing(cell.trim()))
    .filter((cell) => cell !== '');
  // A name of two or three characters, set over the width of a longer one.
  return cells.length > 1 && cells.length < 5 && cells.every((cell) => oneCharacter.test(cell))
    ? [cells.join(' ')]
    : cells;
}

/**
 * Some exports put two spaces or a tab between all words. Then only a gap several times as wide separates parts of a
 * row.
 */
function findGapWidth(lines: readonly string[]): number {
  const gaps = lines
    .flatMap((line) => (line.trim().match(/\s+/gu) ?? []).map((gap) => gap.length))
    .sort((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 1;
  return usual > 1 && gaps.length > 40 ? usual * 2 + 2 : 3;
}
