import { isPaperTitle } from '../contact/find-name.ts';
import { findLargestName } from '../contact/largest-name.ts';
import { findPeriod } from '../periods/periods.ts';
import { kindOf } from '../reading.ts';
import { anchorStrength } from '../rows/anchors.ts';
import { isPartLabel, isProse, organisationScore, titleScore } from '../rows/row-signs.ts';
import type { Row } from '../rows/rows.ts';
import { countWords } from '../words/word-list.ts';
import { learnHeadingLooks } from './heading-looks.ts';
import {
  canBeHeading,
  type FoundHeading,
  type HeadingStyle,
  isCapitals,
  isListed,
  isMarkedOtherwise,
  learnStyle,
} from './heading-style.ts';
import { readInline } from './inline-headings.ts';
import { guessKind, type HeadingMatch, matchHeading } from './match-heading.ts';

/** Finds headings by their words, their markup and the usual look of headings. */
export function findHeadingsByRules(rows: readonly Row[]): FoundHeading[] {
  const matches = matchRows(rows);
  const style = learnStyle(rows, matches);
  const repeated = findRepeated(rows);
  const name = new Set(findLargestName(rows));
  const lookOf = learnHeadingLooks(rows, matches);
  const isLaidOut = rows.some((_, index) => lookOf(index) === 'heading');
  const found: FoundHeading[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.mark) {
      if (row.mark.is === 'heading') found.push({ row: index, kind: kindOf(row.mark) });
      continue;
    }
    if (name.has(row)) continue;
    const match = matches[index];
    const look = lookOf(index);
    const isBelowName = found.length > 0 || rows.slice(0, index).some((above) => name.has(above));
    if (look === 'heading' && !repeated.has(row.text) && (match || (isBelowName && isHeadingByLook(rows, index)))) {
      found.push({ row: index, kind: match?.kind ?? guessKind(row.text) });
      continue;
    }
    if (isListed(row)) continue;
    if (isLaidOut && (look === 'plain' || (look === 'heading' && repeated.has(row.text)))) continue;
    const isSubheading =
      match?.isExact &&
      found.at(-1)?.row === index - 1 &&
      found.at(-1)?.kind === match.kind &&
      titleScore(row.text) === 0;
    if (match && (isSubheading || isAccepted(rows, index, match, style))) found.push({ row: index, kind: match.kind });
    else if (!match && !isLaidOut && isUnknownHeading(rows, index, style, found.length))
      found.push({ row: index, kind: style.hasWideGap ? guessKind(row.text) : 'other' });
    else {
      const inline = readInline(rows, index, style, found);
      if (inline) found.push({ row: index, ...inline });
    }
  }
  return withMissing(found, rows, matches);
}

const expected: ReadonlySet<string> = new Set(['experience', 'education']);

/** Hardly a resume has no work and no education: their names in a row alone are headings, whatever the other headings look like. */
function withMissing(
  found: readonly FoundHeading[],
  rows: readonly Row[],
  matches: readonly (HeadingMatch | undefined)[],
): FoundHeading[] {
  if (found.length === 0 || rows.some((row) => row.mark)) return [...found];
  const known = new Set<string>(found.map(({ kind }) => kind));
  const added = new Map<string, FoundHeading>();
  for (const [index, match] of matches.entries()) {
    const row = rows[index];
    if (!match?.isExact || match.isAmbiguous || !expected.has(match.kind) || known.has(match.kind)) continue;
    const isAlone = row?.bulletIndent === null && row.blankLinesBefore > 0 && rows[index + 1] !== undefined;
    if (isAlone && !added.has(match.kind)) added.set(match.kind, { row: index, kind: match.kind });
  }
  return [...found, ...added.values()].sort((one, other) => one.row - other.row);
}

function matchRows(rows: readonly Row[]): (HeadingMatch | undefined)[] {
  return rows.map((row, index) =>
    canBeHeading(row) && !isTitleOfPaper(rows, index) ? matchHeading(row.text) : undefined,
  );
}

/** Whether the text itself marks its headings: with Markdown, or with the wide gaps of our own text. */
export function marksHeadings(rows: readonly Row[]): boolean {
  const style = learnStyle(rows, matchRows(rows));
  // In text from a page, wide gaps are just empty space.
  const isPage = rows.some(({ look }) => look !== undefined);
  return style.markdownLevel > 0 || (!isPage && style.hasWideGap && style.count > 2);
}

/** Text that occurs three times on a page ("Responsibilities") is a part of entries, not a section heading. */
function findRepeated(rows: readonly Row[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { text } of rows) if (text.length < 60) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 2).map(([text]) => text));
}

/** For unknown words in the type of the headings. Above the name and the first heading they may be the name. */
function isHeadingByLook(rows: readonly Row[], index: number): boolean {
  const row = rows[index] as Row;
  if (rows[index + 1] === undefined) return false;
  if (row.cells.length > 1 || row.text.length > 60 || countWords(row.text) > 8) return false;
  return /\p{L}{2}/u.test(row.text) && !isPartLabel(row.text) && !findPeriod(row.text) && !/[@,;.]$|@/u.test(row.text);
}

/** "Resume" above or right under the name is the title of the document; with prose below it is French for a summary. */
export function isTitleOfPaper(rows: readonly Row[], index: number): boolean {
  const { text } = rows[index] as Row;
  if (index > 2 || !isPaperTitle(text) || matchHeading(text)?.kind !== 'summary') return false;
  const next = rows[index + 1];
  const isTold = next !== undefined && (next.bulletIndent !== null || isProse(next.text) || countWords(next.text) > 8);
  return !(isTold && !next.text.includes('@')) && !rows.slice(0, index).some((above) => /[@\d]/u.test(above.text));
}

function isAccepted(rows: readonly Row[], index: number, match: HeadingMatch, style: HeadingStyle): boolean {
  const row = rows[index] as Row;
  if (style.markdownLevel > 0)
    return row.headingLevel > 0 ? row.headingLevel <= style.markdownLevel : row.isBold && !match.isAmbiguous;
  if (style.hasWideGap && style.count > 2) return index === 0 || row.blankLinesBefore >= 2;
  if (row.isDecorated && row.bulletIndent !== null && !style.isDecorated) return false;
  if (match.isAmbiguous && isMarkedOtherwise(row, style)) return false;
  // Scripts without upper and lower case always fit in with headings in capitals.
  const looksRight =
    isCapitals(row.text) === style.isCapitals || /[:：]$/u.test(row.text) || !/\p{Lu}|\p{Ll}/u.test(row.text);
  if (!looksRight && style.count > 1 && (isCapitals(row.text) === false || match.isAmbiguous)) return false;
  if (!match.isAmbiguous && match.isExact) return true;
  return hasHeadingNeighbours(rows, index, style);
}

/** A role called "Volunteer" is next to its dates and above its duties; a heading is above an entry. */
function hasHeadingNeighbours(rows: readonly Row[], index: number, style: HeadingStyle): boolean {
  const row = rows[index] as Row;
  const previous = rows[index - 1];
  const next = rows[index + 1];
  if (style.hasGap && row.blankLinesBefore === 0 && index > 0) return false;
  if (!next) return false;
  if (row.blankLinesBefore === 0 && previous && previous.bulletIndent === null && findPeriod(previous.text))
    return false;
  if (next.blankLinesBefore === 0 && isDateOnly(next)) return false;
  if (titleScore(row.text) >= 2 && !hasTitleBelow(rows, index)) return false;
  if (style.hasColon && /[:：]$/u.test(row.text)) return true;
  return style.isCapitals || row.blankLinesBefore > 0 || style.count === 0 || previous?.bulletIndent !== null;
}

/** Under a heading, the next entry names its own role. If it does not, this row is the role. */
function hasTitleBelow(rows: readonly Row[], index: number): boolean {
  for (const row of rows.slice(index + 1, index + 6)) {
    if (row.bulletIndent !== null) return false;
    if (titleScore(row.text) >= 2) return true;
    if (anchorStrength(row) === 'strong') return false;
  }
  return false;
}

function isUnknownHeading(rows: readonly Row[], index: number, style: HeadingStyle, headingsBefore: number): boolean {
  const row = rows[index] as Row;
  if (!canBeHeading(row) || /\?$/u.test(row.text) || !/\p{L}{2}/u.test(row.text) || rows[index + 1] === undefined)
    return false;
  if (style.markdownLevel > 0)
    return row.headingLevel > 0 && row.headingLevel <= style.markdownLevel && (index > 0 || headingsBefore > 0);
  if (style.hasWideGap) return index > 0 && row.blankLinesBefore >= 2;
  if (index === 0 || style.count === 0) return false;
  if (style.isDecorated)
    return (row.isDecorated || /^[【［〈《].*[】］〉》]$/u.test(row.text)) && !isMarkedOtherwise(row, style);
  if (style.isUnderlined) return row.isUnderlined;
  if (headingsBefore === 0 || titleScore(row.text) > 1 || findPeriod(row.text)) return false;
  if (style.hasColon && /[:：]$/u.test(row.text)) return row.blankLinesBefore > 0 && countWords(row.text) <= 5;
  if (!style.isCapitals || !isCapitals(row.text) || (style.hasGap && row.blankLinesBefore === 0)) return false;
  return (
    organisationScore(row.text) === 0 &&
    countWords(row.text) <= 6 &&
    !/[,|\d]/u.test(row.text) &&
    !isNearDates(rows, index, style.hasGap)
  );
}

/** An employer in capitals has its dates a few rows below or in the row above. */
function isNearDates(rows: readonly Row[], index: number, hasGap: boolean): boolean {
  const previous = rows[index - 1];
  if (previous !== undefined && (rows[index]?.blankLinesBefore ?? 0) === 0 && isDateOnly(previous)) return true;
  for (const row of rows.slice(index + 1, index + (hasGap ? 2 : 4))) {
    if (row.blankLinesBefore > 0 || row.bulletIndent !== null) return false;
    if (anchorStrength(row) === 'strong') return true;
  }
  return false;
}

function isDateOnly(row: Row): boolean {
  const found = findPeriod(row.text);
  return found !== undefined && found.to - found.from > row.text.length - 6;
}
