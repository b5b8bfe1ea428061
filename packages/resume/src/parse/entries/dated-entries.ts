import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import { matchHeading } from '../headings/match-heading.ts';
import { type RawEntry, splitHeadFromBody } from '../heads/split-head.ts';
import { findPeriod, isDuration } from '../periods/periods.ts';
import { isLabelled, isPartLabel, isProse, speaksOfSelf, startsLikeDuty, titleScore } from '../rows/row-signs.ts';
import type { Paragraph } from '../rows/wrapped-rows.ts';
import { countWords } from '../words/word-list.ts';
import { isSetApart } from './set-apart.ts';
import { isStrongHead, splitWithoutDates, startsSmall } from './undated-entries.ts';

/** Splits a section with dates: each entry starts at the rows above its dates that name it. */
export function splitAtAnchors(
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

/** Dates that follow an entry's first rows without a bullet in between belong to it. */
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
  const opensBlock = isSetApart(rows, anchor - 1);
  const limit = Math.max(rowsAbove, floor === 0 ? 3 : rowsSinceBullet(rows, anchor, floor), opensBlock ? 1 : 0);
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

/** "Acme" over "4 years 3 months": the whole time with an employer. Below dates it is the time in one role. */
function isTimeWithEmployer(rows: readonly Paragraph[], at: number, floor: number): boolean {
  const above = rows[at - 1];
  const opens = above !== undefined && (above.blankLinesBefore > 0 || at === 1);
  return opens && at - 1 >= floor && !above.isBullet && !isProse(above.text);
}

/** The rows between a list and these dates belong to the dates. Zero if there is no list above, or it is too far. */
function rowsSinceBullet(rows: readonly Paragraph[], anchor: number, floor: number): number {
  for (let above = anchor - 1; above >= floor && anchor - above <= 4; above -= 1) {
    if (rows[above]?.isBullet) return anchor - above - 1;
  }
  return 0;
}

/** A short line after a list, with nothing to tie it to the list, opens an entry without dates. */
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
    startsSmall(row.text) ||
    // "Awards" that does not look like a section heading is a part of this entry.
    (row.look !== undefined && matchHeading(row.text)?.isExact)
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
