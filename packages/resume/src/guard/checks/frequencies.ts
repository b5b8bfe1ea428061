import { claim } from '../claim.ts';
import type { Check } from './check.ts';
import { wordSources } from './words.ts';

// "in the year 2022" counts nothing: a word beside a date is part of the date.
/** How often and how long belongs to the figure beside it: a "month" elsewhere in the entry does not turn a year into one. */
export const checkFrequencies: Check = (after, scope) => {
  const { before, stated, place, vocabulary } = scope;
  const isLoose = !before || place === 'summary' || place === 'list';
  const sources = [...(before ? [before] : []), ...(isLoose ? wordSources(scope) : stated)];
  const known = new Set(sources.flatMap(({ text }) => [...vocabulary.frequencies.groupsIn(text.folded)]));
  return vocabulary.frequencies
    .find(after.folded)
    .filter(
      ({ group, from, to }) => !known.has(group) && !/\uE001/u.test(after.folded.slice(Math.max(0, from - 2), to + 2)),
    )
    .map(({ text }) => claim('wording', { words: text }));
};
