import { type Claim, claim } from '../claim.ts';
import type { Scope } from '../scope.ts';
import type { Source } from '../source.ts';
import { contentWords } from '../support/content.ts';
import { frequenciesIn } from '../support/frequencies-in.ts';
import { hasForm, hasWord } from '../support/word-support.ts';
import type { Quantity } from '../text/quantities.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { spanAt } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Check } from './check.ts';

/** Years and intervals keep what they measure: six years as a developer are not six years of Kubernetes. */
export const checkDurations: Check = (after, scope) => [...checkYears(after, scope), ...checkIntervals(after, scope)];

function checkYears(after: GuardText, scope: Scope): Claim[] {
  const { vocabulary, before } = scope;
  if (scope.place !== 'summary' && scope.place !== 'contact') return [];
  return after.quantities.flatMap((quantity) => {
    const measured = wordsMeasured(quantity, after, vocabulary);
    const sources = [...(before ? [before] : []), ...scope.far, ...scope.stated].filter(({ text }) =>
      text.quantities.some(({ value }) => value === quantity.value),
    );
    const isCarried = sources.some(({ text }) => measured.every((word) => hasWord(text, word, vocabulary)));
    return measured.length === 0 || sources.length === 0 || isCarried
      ? []
      : [
          claim(
            'number-moved',
            { value: quantity.value, words: measured.map(({ raw }) => raw).join(' ') },
            // Other words for what the line measures; a skill, a name, or something of another line is moved there.
            measured.some((word) => word.isCapital || isTakenFrom(word, scope, sources)) ? 'hold' : 'question',
          ),
        ];
  });
}

function isTakenFrom(word: Word, { far, posting, vocabulary }: Scope, measuring: readonly Source[]): boolean {
  const isKnown = (source: Source) => hasForm(source.text, word, vocabulary);
  return !measuring.some(isKnown) && (far.some(isKnown) || hasForm(posting, word, vocabulary));
}

/** "years of X", "years' experience in X": the first words behind a length of time. */
function wordsMeasured(quantity: Quantity, after: GuardText, vocabulary: Vocabulary) {
  const unit = after.words.find(({ at }) => at >= quantity.to && at <= quantity.to + 2);
  const clause = spanAt(after.clauses, quantity.from);
  if (!unit || !clause || vocabulary.frequencies.groupsOf(unit.folded).length === 0) return [];
  return contentWords(after, vocabulary, { from: unit.at + unit.raw.length, to: clause.to }).slice(0, 2);
}

/** "every fourth week" may not become "every week". */
function checkIntervals(after: GuardText, { before, vocabulary }: Scope): Claim[] {
  if (!before) return [];
  const counted = new Set(countedGroups(before.text, vocabulary));
  const still = new Set(countedGroups(after, vocabulary, true));
  // "every other month" counts to two without a number.
  if (
    /every other|alternate|sur deux|um den ander|隔/u.test(after.folded) &&
    before.text.quantities.some(({ value }) => value === 2)
  )
    return [];
  return frequenciesIn(after, vocabulary)
    .filter(({ group }) => counted.has(group) && !still.has(group))
    .map(({ text }) => claim('number-moved', { value: text }));
}

/** Kinds of interval that stand behind a number above one: right behind it, or with a word between ("1,350 billable hours"). */
function countedGroups(text: GuardText, vocabulary: Vocabulary, mayBeApart = false): number[] {
  const gap = mayBeApart ? /^[\s-]?(?:\p{L}+\s)?$/u : /^.{0,2}$/u;
  return frequenciesIn(text, vocabulary)
    .filter(({ from }) =>
      text.quantities.some(({ to, value }) => value > 1 && from >= to && gap.test(text.folded.slice(to, from))),
    )
    .map(({ group }) => group);
}
