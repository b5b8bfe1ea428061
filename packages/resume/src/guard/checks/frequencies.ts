import { claim } from '../claim.ts';
import type { Scope } from '../scope.ts';
import type { Source } from '../source.ts';
import { findAliased } from '../support/alias-support.ts';
import { overlap } from '../support/content.ts';
import { frequenciesIn } from '../support/frequencies-in.ts';
import { baseOf } from '../support/substitution.ts';
import { wordSources } from '../support/word-sources.ts';
import type { GuardText } from '../text/read-text.ts';
import type { Check } from './check.ts';

// "in the year 2022" counts nothing: a word beside a date is part of the date.
/** How often and how long belongs to the figure beside it: a "month" elsewhere in the entry does not turn a year into one. */
export const checkFrequencies: Check = (after, scope) => {
  const { before, stated, place, vocabulary } = scope;
  const found = frequenciesIn(after, vocabulary);
  if (found.length === 0) return [];
  const isTimed = before !== undefined && frequenciesIn(before.text, vocabulary).length > 0;
  const isLoose = !before || place === 'summary' || (place === 'list' && !isTimed);
  const base = before ? undefined : baseOf(after, scope);
  const isAbout = ({ text }: Source) => overlap(after, undefined, text, vocabulary).shared > 1;
  // A new line that repeats a stated fact has its "monthly" from there and nowhere else.
  const lent = base ? [base] : isLoose ? wordSources(scope) : stated.filter(isAbout);
  const sources = [...(before ? [before] : []), ...lent];
  const known = new Set(
    sources.flatMap(({ text }) => [
      ...vocabulary.frequencies.groupsIn(text.folded),
      ...(weekday.test(text.folded) ? [weekly] : []),
    ]),
  );
  const nearby = new Set(
    before && before.text.quantities.length === 0 && !/\b(?:every|each|chaque|cada|jede)/u.test(before.text.folded)
      ? scope.near.flatMap(({ text }) => [...vocabulary.frequencies.groupsIn(text.folded)])
      : [],
  );
  // "continuous renal replacement therapy" spells out initials and counts nothing.
  const spelled = before ? findAliased(after, before.text, vocabulary) : new Set<number>();
  const isSpelled = (from: number) => spelled.has(after.words.findIndex(({ at }) => at === from));
  return found
    .filter(
      ({ group, from, to }) =>
        !known.has(group) && !isSpelled(from) && !/\uE001/u.test(after.folded.slice(Math.max(0, from - 2), to + 2)),
    )
    .map(({ text, group }) =>
      // Another line of the role may be where it comes from; "regular" and "always" measure nothing.
      claim(
        'wording',
        { words: text },
        nearby.has(group) || group > 6 || isSpan(text, after, scope) ? 'question' : 'hold',
      ),
    );
};

/** "every Monday" is weekly. Weeks stand fourth in every table. */
const weekly = 3;
const weekday =
  /(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|周[一二三四五六日]|[月火水木金土日]曜)/u;

/** "October 2022 to September 2023" is a year. */
function isSpan(unit: string, after: GuardText, { before, entry }: Scope): boolean {
  if (!/^(?:year|an|ano|jahr|年)/u.test(unit)) return false;
  const period = entry?.fields.period;
  const dates = [
    ...(before?.text.dates ?? []),
    ...(period?.start ? [period.start] : []),
    ...(period?.end ? [period.end] : []),
  ];
  const lengths = dates.flatMap((one) =>
    dates.map((other) => (other.year - one.year) * 12 + ((other.month ?? 1) - (one.month ?? 1))),
  );
  return after.quantities.some(({ value }) => lengths.some((months) => Math.abs(months - value * 12) <= 2));
}
