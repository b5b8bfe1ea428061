import { type Claim, claim } from '../claim.ts';
import { contentWords } from '../support/content.ts';
import { hasForm } from '../support/word-support.ts';
import type { Quantity } from '../text/quantities.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { isInside, type Span } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Check } from './check.ts';

interface Segment {
  readonly numbers: readonly string[];
  readonly words: readonly Word[];
}

/**
 * Numbers keep their company: in "9 years in sales, the last 4 in SaaS" the word SaaS stands with 4, so "9 years in SaaS"
 * is a new claim although every word of it is old.
 */
export const checkNumberPartners: Check = (after, { before, titles, vocabulary }) => {
  if (!before) return [];
  const old = segmentsOf(before.text, vocabulary, true);
  // The position the person holds stands with any number of theirs.
  const isOwnTitle = (words: string | number | undefined) =>
    vocabulary.isTitle(String(words).toLowerCase()) &&
    titles.some(({ text }) => text.folded.includes(String(words).toLowerCase()));
  return segmentsOf(after, vocabulary, false).flatMap((segment) => [
    ...findStranger(segment, old, before.text, vocabulary).filter(({ params }) => !isOwnTitle(params.words)),
    ...findSwap(segment, old),
  ]);
};

function segmentsOf(text: GuardText, vocabulary: Vocabulary, isJoined: boolean): Segment[] {
  const clauses = isJoined ? joinLabels(text) : text.clauses;
  return clauses.map((clause) => ({
    numbers: numbersIn(text, clause),
    words: contentWords(text, vocabulary, clause),
  }));
}

function joinLabels(text: GuardText): readonly Span[] {
  return text.clauses.flatMap((clause, place) => {
    const next = text.clauses[place + 1];
    if (isLabel(text, text.clauses[place - 1])) return [];
    return [isLabel(text, clause) && next ? { from: clause.from, to: next.to } : clause];
  });
}

/** "Downtime 2022: 4 hours": what stands before a colon is told of what follows. */
function isLabel({ folded }: GuardText, clause: Span | undefined): boolean {
  return clause !== undefined && folded[clause.to] === ':';
}

function numbersIn(text: GuardText, clause: Span): string[] {
  return [
    ...text.quantities.filter(({ from, isArticle }) => !isArticle && isInside(from, clause)).map(nameOf),
    ...text.dates.filter(({ from }) => isInside(from, clause)).map(({ year }) => `year ${year}`),
  ];
}

function findStranger(segment: Segment, old: readonly Segment[], before: GuardText, vocabulary: Vocabulary): Claim[] {
  const [only] = segment.numbers;
  if (only === undefined || segment.numbers.length !== 1 || !old.some(({ numbers }) => numbers.includes(only)))
    return [];
  const stranger = segment.words.find((word) => {
    if (!hasForm(before, word, vocabulary)) return false;
    const homes = old.filter(({ words }) => words.some((other) => other.stem === word.stem));
    return homes.length > 0 && homes.every(({ numbers }) => numbers.length > 0 && !numbers.includes(only));
  });
  return stranger ? [claim('number-moved', { value: only.replace('year ', ''), words: stranger.raw })] : [];
}

/** "104% in 2021, 91% in 2022" holds no "91% in 2021". */
function findSwap({ numbers: [one, other, ...more] }: Segment, old: readonly Segment[]): Claim[] {
  if (
    one === undefined ||
    other === undefined ||
    more.length > 0 ||
    old.some(({ numbers }) => numbers.includes(one) && numbers.includes(other))
  )
    return [];
  const isPaired = (number: string) => old.some(({ numbers }) => numbers.length > 1 && numbers.includes(number));
  return isPaired(one) && isPaired(other)
    ? [claim('number-moved', { value: one.replace('year ', ''), words: other.replace('year ', '') })]
    : [];
}

function nameOf({ value, isPercent }: Quantity): string {
  return `${value}${isPercent ? '%' : ''}`;
}
