import { languages } from '@fitted/contract/languages';
import { guardTables, traitsOf } from '@fitted/language/packs';
import type { Quantity } from '../text/quantities.ts';
import type { GuardText } from '../text/read-text.ts';

/** How a number that is in no line can be calculated from numbers that are. */
export interface Derivation {
  /** Both numbers it was calculated from are still in the line, so a reader can check. */
  readonly isShown: boolean;
}

const becameIn = (isSpaced: boolean): string =>
  languages
    .filter((language) => traitsOf(language).writesSpaces === isSpaced)
    .map((language) => guardTables[language].numbers.became)
    .join('|');
const became = new RegExp(`(?:^|\\s)(?:${becameIn(true)})\\s(?:\\p{L}+\\s){0,2}$|→|${becameIn(false)}`, 'u');

const closeTo = (one: number, other: number) => Math.abs(one - other) < 1e-6 * Math.max(1, Math.abs(other));

/** Differences, sums, multiples and ratios of two numbers in the old line: 52 → 41 is 11 less. */
export function deriveNumber(quantity: Quantity, before: GuardText, after: GuardText): Derivation | undefined {
  const own = before.quantities.filter(({ isArticle }) => !isArticle);
  for (const [place, one] of own.entries()) {
    for (const other of own.slice(place + 1)) {
      if (!followsFrom(quantity, one, other)) continue;
      const isShown = [one, other].every((number) =>
        after.quantities.some(({ value }) => closeTo(value, number.value)),
      );
      // If the numbers are gone, only the change between "from" and "to" is unlikely to be a coincidence.
      if (isShown || (isChange(one, other, before) && quantity.value !== other.value)) return { isShown };
    }
  }
  return undefined;
}

function isChange(one: Quantity, other: Quantity, { folded }: GuardText): boolean {
  const between = folded.slice(one.to, other.from);
  return between.length < 24 && became.test(between);
}

function followsFrom({ value, isPercent, currency }: Quantity, one: Quantity, other: Quantity): boolean {
  if (one.isPercent !== other.isPercent) return false;
  const isSameMoney = currency === undefined || currency === one.currency || currency === other.currency;
  const [small, large] = one.value < other.value ? [one.value, other.value] : [other.value, one.value];
  if (small <= 0 || !isSameMoney) return false;
  // The difference of two percentages is in points, with or without a percent sign.
  if (closeTo(value, large - small) && (one.isPercent || !isPercent)) return true;
  if (isPercent && !one.isPercent) {
    const changes = [((large - small) / one.value) * 100, (small / large) * 100];
    return changes.some((change) => closeTo(value, Math.round(change)) || closeTo(value, Math.round(change * 10) / 10));
  }
  if (closeTo(value, small + large)) return true;
  return Number.isInteger(value) && value >= 2 && closeTo(value, large / small);
}
