import { claim } from '../claim.ts';
import { findAliased } from '../support/alias-support.ts';
import { contentWords, overlap } from '../support/content.ts';
import { hasWord } from '../support/word-support.ts';
import type { Quantity } from '../text/quantities.ts';
import { type DateMention, type GuardText, rawAt } from '../text/read-text.ts';
import { isInside } from '../text/spans.ts';
import type { Check } from './check.ts';

/** A part of the line that says something and is wholly gone while the rest stays: it may have kept the rest small. */
export const checkDropped: Check = (after, { before, place, vocabulary }) => {
  if (!before || place === 'summary' || place === 'contact') return [];
  const old = before.text;
  const isKept = overlap(old, undefined, after, vocabulary).shared > 0;
  if (!isKept || old.clauses.length < 2) return [];
  const aliased = findAliased(old, after, vocabulary);
  return old.clauses.flatMap((clause, index) => {
    if (index === 0) return [];
    const words = contentWords(old, vocabulary, clause);
    const figures = [...old.quantities, ...old.dates].filter(({ from }) => isInside(from, clause));
    const isGone =
      words.length > 0 &&
      words.every((word) => !hasWord(after, word, vocabulary) && !aliased.has(old.words.indexOf(word))) &&
      !figures.some((figure) => isStillTold(figure, after)) &&
      overlap(old, clause, after, vocabulary).shared === 0;
    if (!isGone || vocabulary.isPraise(words[0]?.folded ?? '')) return [];
    // What stands in brackets in the head of a role is its terms: "(temporary)".
    const isTerm = place === 'head' && words.every(({ raw }) => raw === raw.toLowerCase()) && figures.length === 0;
    return [claim('dropped', { words: rawAt(old, clause) }, isTerm ? 'hold' : 'question')];
  });
};

type Figure = Quantity | DateMention;

function isStillTold(figure: Figure, after: GuardText): boolean {
  return 'value' in figure
    ? after.quantities.some(({ value }) => value === figure.value)
    : after.dates.some(({ year }) => year === figure.year);
}
