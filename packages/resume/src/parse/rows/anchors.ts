import { birthLabels } from '../data/contact-words.ts';
import { fieldOfLabel } from '../heads/field-labels.ts';
import { findPeriod, isDateLabel, isDuration } from '../periods/periods.ts';
import { alternatives } from '../words/word-list.ts';
import { isRunningHeader } from './loose-rows.ts';
import { isProse, speaksOfSelf, startsLikeDuty } from './row-signs.ts';
import type { Row } from './rows.ts';

export type AnchorStrength = 'none' | 'weak' | 'strong';

/**
 * Whether a row has the dates of an entry: at its start or end or in their own cell, with little else in the row. A
 * bare year is weak: it counts only if there are no better dates.
 */
export function anchorStrength(row: Row): AnchorStrength {
  const known = strengths.get(row);
  if (known) return known;
  const strength = readStrength(row);
  strengths.set(row, strength);
  return strength;
}

/** Cached, because several stages ask about each row and rows never change. */
const strengths = new WeakMap<Row, AnchorStrength>();

function readStrength(row: Row): AnchorStrength {
  const found = findPeriod(row.text);
  if (!found || isRunningHeader(row) || speaksOfSelf(row.text) || isFact(row.text)) return 'none';
  const named = row.text.slice(0, found.from).replace(/(?<![\s([（【|,;:：·•–—-])[\s([（【|,;:：·•–—-]+$/u, '');
  // "Autocares Betis – Conductor. 2009 – 2012": here the full stop separates the dates and does not end a sentence.
  const opening = /\s[–—-]\s/u.test(named) ? named.replace(/\.$/u, '') : named;
  // "De mars 2014 à août 2019 : Secrétaire" begins with its dates.
  const before = isDateLabel(opening) ? '' : opening;
  const after = row.text.slice(found.to).replace(/^[\s)\]）】|,;:：.·•–—-]+/u, '');
  const rest = `${before} ${after}`.trim();
  if (rest === '' || isDateLabel(rest) || isDuration(rest))
    return found.isStrong || row.cells.length === 1 ? 'strong' : 'weak';
  if (row.isNumbered && row.cells.length === 1) return 'none';
  const ownCell = row.cells.some((cell) => isDatesOnly(cell));
  if (ownCell) return rest.length <= 160 ? 'strong' : 'none';
  if (before !== '' && after !== '' && !isTail(after)) {
    // "Title | Dates | Employer": between bars the dates are a field like any other.
    const isField = found.isStrong && /[|｜]\s*$/u.test(row.text.slice(0, found.from)) && isFielded(rest);
    return isField && /^\s*[|｜]/u.test(row.text.slice(found.to))
      ? 'strong'
      : isMiddle(row, before, after)
        ? 'weak'
        : 'none';
  }
  // "2016 à 2019 : chef d'équipe": dates, a separator, and what was done then.
  const isMarked = before === '' && /^\s*(?:[:：|·•–—]|\.\s)/u.test(row.text.slice(found.to));
  if (!isFielded(rest) && ((isProse(rest) && !isMarked) || rest.length > (isMarked ? 200 : 110))) return 'none';
  const isSetApart = /(?:[([（【|,;:：·•–—]\s*|\s-\s*|\s{2})$/u.test(row.text.slice(0, found.from)) || before === '';
  if (startsLikeDuty(row.text) && !isSetApart) return 'none';
  if (found.isStrong) return isSetApart || !startsLikeDuty(row.text) ? 'strong' : 'weak';
  return isSetApart ? 'weak' : 'none';
}

const personal = new RegExp(`^(?:${alternatives(birthLabels)})(?![\\p{L}\\p{N}])`, 'iu');

/** "資本金：12億円（1999年1月）" describes an employer, and 2025年2月1日現在 says when the document was written. */
function isFact(text: string): boolean {
  if (/\d\s?日\s?現在$/u.test(text) || personal.test(text)) return true;
  const label = /^([\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{2,10})\s?[:：]/u.exec(text)?.[1];
  return label !== undefined && !isDateLabel(label) && fieldOfLabel(text) === undefined;
}

/** "Title | Employer | Place": bars separate fields, so this is not a sentence even if it is long. */
function isFielded(rest: string): boolean {
  const fields = rest.split(/\s[|｜]\s/u);
  return fields.length > 1 && rest.length <= 300 && !fields.some((field) => field.length > 120 || isProse(field));
}

/** The dates are between two short parts, with a separator in the row. */
function isMiddle(row: Row, before: string, after: string): boolean {
  return /[|·•,–—]/u.test(row.text) && before.length + after.length < 90 && !isProse(after) && !isProse(before);
}

function isTail(after: string): boolean {
  return isDuration(after.replace(/^[·•(]\s*|\)$/gu, '')) || after.length <= 24;
}

export function isDatesOnly(cell: string): boolean {
  const found = findPeriod(cell);
  if (!found) return false;
  const rest = `${cell.slice(0, found.from)} ${cell.slice(found.to)}`.replace(/[()（）[\]|,;:：·•.–—-]/gu, ' ').trim();
  return rest === '' || isDateLabel(rest) || isDuration(rest);
}

/** Which rows of a section open or date an entry. Weak ones count if none is strong or the row is a whole entry. */
export function findAnchors(
  rows: readonly Row[],
  allowBullets: boolean,
  isEntryByItself: (row: Row) => boolean = () => false,
): boolean[] {
  const found = rows.map((row) => (row.bulletIndent === null || allowBullets ? anchorStrength(row) : 'none'));
  const strong = found.filter((strength) => strength === 'strong').length;
  return found.map((strength, index) => {
    if (strength !== 'weak') return strength === 'strong';
    return strong === 0 || isEntryByItself(rows[index] as Row);
  });
}
