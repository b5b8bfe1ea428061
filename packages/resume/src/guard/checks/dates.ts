import { type Claim, claim } from '../claim.ts';
import type { Scope } from '../scope.ts';
import type { Source } from '../source.ts';
import type { DateMention, GuardText } from '../text/read-text.ts';
import type { Check } from './check.ts';

/** Dates belong to their line: another role's date is no support, save in a summary. */
export const checkDates: Check = (after, scope) => {
  const own = scope.before?.text.dates ?? [];
  const lines = scope.place === 'summary' ? scope.far : scope.place === 'list' ? [] : scope.near;
  // A line that loses one of its dates and gains another has had a date changed, wherever the new one comes from.
  const isSwapped =
    (scope.place === 'entry' || scope.place === 'summary') &&
    own.some((date) => !after.dates.some((other) => isSame(date, other)));
  const loose = isSwapped ? [] : [...lines, ...scope.stated].flatMap(({ text }) => text.dates);
  const claims = after.dates
    .filter((date) => !own.some((other) => isSame(date, other)) && !loose.some((other) => isSame(date, other)))
    .map((date) => claim('date', { date: nameOf(date) }));
  return claims.length > 0 ? claims : [...checkOrder(after, scope.before), ...checkPrecision(after, scope)];
};

/** A role's end may not become its start, nor one period another. */
function checkOrder(after: GuardText, before: Source | undefined): Claim[] {
  if (!before) return [];
  const places = after.dates.map((date) => before.text.dates.findIndex((other) => isSame(date, other)));
  const first = after.dates[0];
  const isTurned = after.dates.length === 2 && (places[0] ?? 0) > (places[1] ?? 0) && (places[1] ?? -1) >= 0;
  return isTurned &&
    first &&
    before.text.dates.length === 2 &&
    /^[\s\uE001–—-]*$/u.test(before.text.folded.slice(before.text.dates[0]?.to, before.text.dates[1]?.from))
    ? [claim('date', { date: nameOf(first) })]
    : [];
}

/** Leaving the months out of a role's dates can hide a gap. */
function checkPrecision(after: GuardText, { before, place }: Scope): Claim[] {
  if (!before || place !== 'head') return [];
  return after.dates
    .filter(
      ({ month, year }) =>
        month === undefined && !before.text.dates.some((date) => date.year === year && date.month === undefined),
    )
    .map((date) => claim('date', { date: nameOf(date) }));
}

function isSame(date: DateMention, other: DateMention): boolean {
  return date.year === other.year && (date.month === undefined || date.month === other.month);
}

function nameOf({ year, month }: DateMention): string {
  return month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
}
