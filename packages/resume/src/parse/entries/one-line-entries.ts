import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import { hasOneLiners } from '../../section-traits.ts';
import { placeScore } from '../heads/places.ts';
import type { RawEntry } from '../heads/split-head.ts';
import { findPeriod } from '../periods/periods.ts';
import { isLabelled, isProse, organisationScore, startsLikeDuty } from '../rows/row-signs.ts';
import type { Paragraph } from '../rows/wrapped-rows.ts';
import { countWords } from '../words/word-list.ts';
import { isSetApart } from './set-apart.ts';

/** Degrees, certificates and prizes are often one line each. Undefined if they are not. */
export function splitOneLiners(rows: readonly Paragraph[], kind: SectionKind): RawEntry[] | undefined {
  if (!hasOneLiners(kind)) return undefined;
  const dated = rows.map((row) => !row.isBullet && !isProse(row.text) && findPeriod(row.text) !== undefined);
  if (rows.some((row) => row.isBullet) || !dated[0]) return undefined;
  if (kind !== 'education' && isListOfNames(rows, dated))
    return splitAt(rows, (row, index) => dated[index] === true || !isIssuer(row), 'head');
  if (dated.filter(Boolean).length < Math.max(2, rows.length * 0.6) || opensAboveDates(rows, dated)) return undefined;
  return splitAt(rows, (_, index) => dated[index] === true, 'body');
}

/** A degree set apart, its school and dates right under it: some entries have more than one line. */
function opensAboveDates(rows: readonly Paragraph[], dated: readonly boolean[]): boolean {
  return rows.some((_, index) => !dated[index] && dated[index + 1] === true && isSetApart(rows, index));
}

/** A list of names of which only some have a year. Issuers under the names would be as regular as the years. */
function isListOfNames(rows: readonly Paragraph[], dated: readonly boolean[]): boolean {
  if (rows.some((row, index) => !dated[index] && !isName(row.text))) return false;
  const isApart = (row: Paragraph): boolean => row.blankLinesBefore > 0 || isIssuer(row);
  if (
    rows.slice(1).some((row) => row.blankLinesBefore > 0) &&
    !rows.every((row, index) => dated[index] || isApart(row))
  )
    return false;
  const starts = rows.map((_, index) => index).filter((index) => dated[index]);
  const undated = starts.map((start, index) => (starts[index + 1] ?? rows.length) - start - 1);
  return undated.length === 1 ? (undated[0] ?? 0) > 1 : undated.some((count) => count !== undated[0]);
}

function isIssuer(row: Paragraph): boolean {
  // "BLS — American Heart Association" names its issuer itself.
  const [name = ''] = row.text.split(/\s[–—-]\s|[,(]/u);
  return row.blankLinesBefore === 0 && organisationScore(name) > 0;
}

function isName(text: string): boolean {
  if (isProse(text) || isLabelled(text) || startsLikeDuty(text) || placeScore(text) === 2) return false;
  // "Credential ID ABC-12345" belongs to the name above it.
  return countWords(text) <= 8 && !/\b(?:id|url|no|nr)\b|https?:|\d{5}/iu.test(text);
}

/** Rows that do not open an entry belong to the one above. */
function splitAt(
  rows: readonly Paragraph[],
  opens: (row: Paragraph, index: number) => boolean,
  rest: 'head' | 'body',
): RawEntry[] {
  const entries: { head: Paragraph[]; body: Paragraph[] }[] = [];
  for (const [index, row] of rows.entries()) {
    if (opens(row, index)) entries.push({ head: [row], body: [] });
    else entries.at(-1)?.[rest].push(row);
  }
  return entries;
}
