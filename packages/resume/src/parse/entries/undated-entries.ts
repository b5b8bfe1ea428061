import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import { type RawEntry, splitHeadFromBody } from '../heads/split-head.ts';
import {
  degreeScore,
  isLabelled,
  isPartLabel,
  isProse,
  organisationScore,
  startsLikeDuty,
  titleScore,
} from '../rows/row-signs.ts';
import type { Paragraph } from '../rows/wrapped-rows.ts';
import { countWords } from '../words/word-list.ts';

/** Splits entries without dates: by headings, lists and the words of their heads. */
export function splitWithoutDates(rows: readonly Paragraph[], kind: SectionKind): RawEntry[] {
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

export function isStrongHead(text: string, kind: SectionKind): boolean {
  if (kind === 'education') return degreeScore(text) > 0 || organisationScore(text) > 0;
  return titleScore(text) >= 2 || organisationScore(text) >= 2;
}

/** A name may be lower-case ("pgtail"), but a lower-case start with more words continues the line above. */
export function startsSmall(text: string): boolean {
  return /^\p{Ll}/u.test(text) && countWords(text) > 1;
}
