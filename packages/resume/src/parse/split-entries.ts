import type { SectionKind } from '../document.ts';
import { hasBulletedEntries, hasEntries } from '../section-traits.ts';
import { anchorStrength, findAnchors } from './anchors.ts';
import { splitOneLiners } from './one-line-entries.ts';
import { findPeriod, isDuration } from './periods.ts';
import type { RawSection } from './raw-resume.ts';
import {
  degreeScore,
  isLabelled,
  isPartLabel,
  isProse,
  organisationScore,
  schoolScore,
  speaksOfSelf,
  startsLikeDuty,
  titleScore,
} from './row-signs.ts';
import type { Row } from './rows.ts';
import { type RawEntry, splitHeadFromBody } from './split-head.ts';
import { countWords } from './word-list.ts';
import { joinWrapped, type Paragraph, type RowBreaks } from './wrapped-rows.ts';

export function splitEntries({ kind, heading, rows: written }: RawSection, breaks: RowBreaks): RawEntry[] {
  const rows = kind === 'experience' ? withPlainHeads(written) : written;
  if (rows.length === 0) return [];
  // What stands loose between sections names no entry either, dates or not.
  const isTold = !hasEntries(kind) || (kind === 'other' && heading === null);
  if (isTold) return [{ head: [], body: joinWrapped(rows, breaks, () => false) }];
  const isOneLiner = (row: Row): boolean => isEntryByItself(row, kind);
  const plainAnchors = findAnchors(rows, false, isOneLiner);
  const rowsAbove = learnRowsAbove(rows, plainAnchors);
  const isFixed = (index: number): boolean => isHeadRow(rows, plainAnchors, index, rowsAbove);
  const paragraphs = joinWrapped(rows, breaks, isFixed);
  const oneLiners = splitOneLiners(paragraphs, kind);
  if (oneLiners) return oneLiners;
  const anchors = findAnchors(paragraphs, false, isOneLiner);
  if (anchors.includes(true)) return splitAtAnchors(paragraphs, anchors, learnRowsAbove(paragraphs, anchors), kind);
  if (hasBulletedEntries(kind)) {
    const bulletAnchors = findAnchors(paragraphs, true);
    if (bulletAnchors.includes(true)) return splitAtBullets(paragraphs, bulletAnchors);
  }
  return splitWithoutDates(paragraphs, kind);
}

/** "□2015年4月～2021年3月　株式会社みなと商事": a sign that only rows with dates bear marks the roles, and what has another or none tells of them. */
function withPlainHeads(rows: readonly Row[]): readonly Row[] {
  const signs = new Set(rows.flatMap((row) => (row.bulletIndent === null ? [] : row.bulletSign)));
  const isOfRoles = (sign: string): boolean => {
    const marked = rows.filter((row) => row.bulletIndent !== null && row.bulletSign === sign);
    return marked.length > 1 && marked.length < rows.length && marked.every((row) => anchorStrength(row) === 'strong');
  };
  const ofRoles = new Set([...signs].filter(isOfRoles));
  if (ofRoles.size === 0) return rows;
  return rows.map((row) =>
    row.bulletIndent !== null && ofRoles.has(row.bulletSign) ? { ...row, bulletIndent: null, bulletSign: '' } : row,
  );
}

/** "MSc Physics, Leeds, 2015" says all there is to say about an entry. */
function isEntryByItself(row: Row, kind: SectionKind): boolean {
  if (kind === 'certifications' || kind === 'awards') return true;
  if (kind === 'education') return degreeScore(row.text) + schoolScore(row.text) > 0 && !isLabelled(row.text);
  if (kind !== 'experience' && kind !== 'volunteering') return false;
  const isYearFirst = row.blankLinesBefore > 0 && /^(?:19|20)\d{2}\s*[:：]/u.test(row.text);
  return isYearFirst || (titleScore(row.text) >= 2 && countWords(row.text) <= 12);
}

/** Nothing stands before the first entry, so the rows above its dates show how every head of the section is built. */
function learnRowsAbove(rows: readonly Row[], anchors: readonly boolean[]): number {
  const first = anchors.indexOf(true);
  if (first < 0 || first > 3) return 0;
  return rows.slice(0, first).some((row) => row.bulletIndent !== null || isProse(row.text)) ? 0 : first;
}

function isHeadRow(rows: readonly Row[], anchors: readonly boolean[], index: number, rowsAbove: number): boolean {
  const row = rows[index];
  if (!row || anchors[index]) return anchors[index] ?? false;
  for (let below = 1; below <= rowsAbove; below += 1) {
    if (anchors[index + below] && !isProse(row.text)) return true;
  }
  return false;
}

function splitAtAnchors(
  rows: readonly Paragraph[],
  anchors: readonly boolean[],
  rowsAbove: number,
  kind: SectionKind,
): RawEntry[] {
  const starts = findStarts(rows, anchors, rowsAbove, kind);
  const entries: RawEntry[] = [];
  const firstStart = starts[0] ?? 0;
  if (firstStart > 0) entries.push(...splitWithoutDates(rows.slice(0, firstStart), kind));
  for (const [index, start] of starts.entries()) {
    entries.push(splitHeadFromBody(rows.slice(start, starts[index + 1] ?? rows.length), kind));
  }
  return entries;
}

function findStarts(
  rows: readonly Paragraph[],
  anchors: readonly boolean[],
  rowsAbove: number,
  kind: SectionKind,
): number[] {
  const starts: number[] = [];
  let floor = 0;
  for (let index = 0; index < rows.length; index += 1) {
    if (anchors[index]) {
      if (isSameHead(rows, starts.at(-1), index)) continue;
      const start = startOf(rows, index, floor, rowsAbove);
      if (start !== starts.at(-1)) starts.push(start);
      floor = index + 1;
    } else if (opensUndated(rows, anchors, index, rowsAbove, kind)) {
      starts.push(index);
      floor = index + 1;
    }
  }
  return starts;
}

/** Dates that follow an entry's opening rows without a bullet between belong to it. */
function isSameHead(rows: readonly Paragraph[], start: number | undefined, anchor: number): boolean {
  if (start === undefined || anchor - start > 3 || anchor === start) return false;
  const between = rows.slice(start, anchor);
  if (between.some((row) => row.isBullet || isProse(row.text))) return false;
  if (rows.slice(start + 1, anchor + 1).some((row) => row.blankLinesBefore > 0)) return false;
  return !between.some((row) => findPeriod(row.text));
}

function startOf(rows: readonly Paragraph[], anchor: number, floor: number, rowsAbove: number): number {
  let start = anchor;
  const isDateAlone = (rows[anchor]?.text.length ?? 0) < 40 && titleScore(rows[anchor]?.text ?? '') === 0;
  const limit = Math.max(rowsAbove, floor === 0 ? 3 : rowsSinceBullet(rows, anchor, floor));
  while (start > floor && anchor - start < limit) {
    const above = rows[start - 1] as Paragraph;
    if (
      above.isBullet ||
      isProse(above.text) ||
      startsLikeDuty(above.text) ||
      speaksOfSelf(above.text) ||
      (isDuration(above.text) && !isTimeWithEmployer(rows, start - 1, floor)) ||
      isPartLabel(above.text)
    )
      break;
    const crossesBlank = (rows[start]?.blankLinesBefore ?? 0) > 0;
    const isCloseToName = start < anchor && rows[anchor]?.blankLinesBefore === 0 && !isDuration(above.text);
    if (crossesBlank && (!isDateAlone || isCloseToName)) break;
    start -= 1;
  }
  return start;
}

/** "Acme" over "4 years 3 months": the whole time with an employer, above its roles. Below dates it is the time in one role. */
function isTimeWithEmployer(rows: readonly Paragraph[], at: number, floor: number): boolean {
  const above = rows[at - 1];
  const opens = above !== undefined && (above.blankLinesBefore > 0 || at === 1);
  return opens && at - 1 >= floor && !above.isBullet && !isProse(above.text);
}

/** Rows between a list and these dates are nobody else's. Zero when there is no list above, or too far above. */
function rowsSinceBullet(rows: readonly Paragraph[], anchor: number, floor: number): number {
  for (let above = anchor - 1; above >= floor && anchor - above <= 4; above -= 1) {
    if (rows[above]?.isBullet) return anchor - above - 1;
  }
  return 0;
}

/** A short line after a list, with nothing that ties it to the list, opens an entry that has no dates. */
function opensUndated(
  rows: readonly Paragraph[],
  anchors: readonly boolean[],
  index: number,
  rowsAbove: number,
  kind: SectionKind,
): boolean {
  const row = rows[index] as Paragraph;
  const previous = rows[index - 1];
  if (
    !previous ||
    row.isBullet ||
    row.isNumbered ||
    isProse(row.text) ||
    isLabelled(row.text) ||
    isPartLabel(row.text) ||
    startsLikeDuty(row.text) ||
    startsSmall(row.text)
  )
    return false;
  for (let below = 1; below <= Math.max(1, rowsAbove); below += 1) {
    if (anchors[index + below] && !rows.slice(index, index + below).some((between) => between.isBullet)) {
      return false;
    }
  }
  if (countWords(row.text) > 12) return false;
  if (previous.isBullet)
    return row.blankLinesBefore > 0 || rows[index + 1]?.isBullet === true || isStrongHead(row.text, kind);
  return (
    row.blankLinesBefore > 0 &&
    (isStrongHead(row.text, kind) || row.isBold || row.headingLevel > 0 || kind === 'projects')
  );
}

function isStrongHead(text: string, kind: SectionKind): boolean {
  if (kind === 'education') return degreeScore(text) > 0 || organisationScore(text) > 0;
  return titleScore(text) >= 2 || organisationScore(text) >= 2;
}

/** A name may be written small ("pgtail"), but several small words are the rest of something. */
function startsSmall(text: string): boolean {
  return /^\p{Ll}/u.test(text) && countWords(text) > 1;
}

/** Bulleted one-line entries: "• BSc Physics, Leeds, 2019". Bullets below the first level are their bodies. */
function splitAtBullets(rows: readonly Paragraph[], anchors: readonly boolean[]): RawEntry[] {
  const entries: { head: Paragraph[]; body: Paragraph[] }[] = [];
  for (const [index, row] of rows.entries()) {
    const open = entries.at(-1);
    if (!open || (anchors[index] && row.depth === 0))
      entries.push(anchors[index] ? { head: [row], body: [] } : { head: [], body: [row] });
    else open.body.push(row);
  }
  return entries;
}

function splitWithoutDates(rows: readonly Paragraph[], kind: SectionKind): RawEntry[] {
  const hasBullets = rows.some((row) => row.isBullet);
  const opens = rows.map((row, index) => opensWithoutDates(rows, row, index, kind, hasBullets));
  if (!opens.includes(true)) return [{ head: [], body: rows }];
  const entries: RawEntry[] = [];
  let start = 0;
  for (let index = 1; index <= rows.length; index += 1) {
    if (index < rows.length && !opens[index]) continue;
    const part = rows.slice(start, index);
    entries.push(opens[start] ? splitHeadFromBody(part, kind) : { head: [], body: part });
    start = index;
  }
  return entries;
}

function opensWithoutDates(
  rows: readonly Paragraph[],
  row: Paragraph,
  index: number,
  kind: SectionKind,
  hasBullets: boolean,
): boolean {
  if (row.isBullet || row.isNumbered || isProse(row.text) || startsLikeDuty(row.text)) return false;
  if (index > 0 && isPartLabel(row.text)) return false;
  if (countWords(row.text) > 14 || startsSmall(row.text)) return false;
  const previous = rows[index - 1];
  const next = rows[index + 1];
  if (row.headingLevel > 0) return true;
  if (hasBullets && kind !== 'other') {
    if (isLabelled(row.text) && previous) return false;
    return !previous || previous.isBullet || (row.blankLinesBefore > 0 && next?.isBullet === true);
  }
  if (kind === 'other' || kind === 'awards' || kind === 'publications' || kind === 'certifications') {
    return hasBullets && next?.isBullet === true && (!previous || row.blankLinesBefore > 0);
  }
  return (
    (!previous || row.blankLinesBefore > 0) &&
    (isStrongHead(row.text, kind) || (kind === 'projects' && next !== undefined && countWords(row.text) <= 8))
  );
}
