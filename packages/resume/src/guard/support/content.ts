import type { GuardText, Word } from '../text/read-text.ts';
import { isInside, type Span } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { canonical } from './canonical.ts';
import { hasForm } from './word-support.ts';

// Cached, because every line of a role is compared with every other.
const contents = new WeakMap<Vocabulary, WeakMap<GuardText, readonly Word[]>>();

/** Words with content: neither function words nor plain editing words. */
export function contentWords(text: GuardText, vocabulary: Vocabulary, span?: Span): readonly Word[] {
  const known = contents.get(vocabulary) ?? new WeakMap<GuardText, readonly Word[]>();
  contents.set(vocabulary, known);
  const words =
    known.get(text) ??
    text.words.filter(({ folded }) => !vocabulary.isFunctionWord(folded) && !vocabulary.isPlainWord(folded));
  known.set(text, words);
  return span ? words.filter(({ at }) => isInside(at, span)) : words;
}

/** Character pairs, which stand in for words in scripts without spaces. */
export function characterPairs(text: GuardText, vocabulary: Vocabulary, span?: Span): string[] {
  return text.runs.flatMap((run) => {
    const from = Math.max(run.at, span?.from ?? 0);
    const to = Math.min(run.at + run.text.length, span?.to ?? Number.POSITIVE_INFINITY);
    if (to - from < 2) return [];
    const part = canonical(text.folded.slice(from, to), vocabulary);
    return Array.from({ length: Math.max(part.length - 1, 0) }, (_, at) => part.slice(at, at + 2)).filter(
      (pair) => !/\p{Script=Hiragana}/u.test(pair) && !vocabulary.senses.plainWords.includes(pair),
    );
  });
}

export interface Overlap {
  readonly shared: number;
  readonly total: number;
}

/** How much of one text, or a span of it, also occurs in another. */
export function overlap(
  part: GuardText,
  span: Span | undefined,
  other: GuardText,
  vocabulary: Vocabulary,
  otherSpan?: Span,
): Overlap {
  const words = contentWords(part, vocabulary, span);
  const theirs = otherSpan
    ? {
        ...other,
        words: other.words.filter(({ at }) => isInside(at, otherSpan)),
        folded: other.folded.slice(otherSpan.from, otherSpan.to),
      }
    : other;
  const pairs = characterPairs(part, vocabulary, span);
  const otherPairs = new Set(characterPairs(other, vocabulary, otherSpan));
  const shared =
    words.filter((word) => hasForm(theirs, word, vocabulary)).length +
    pairs.filter((pair) => otherPairs.has(pair)).length;
  return { shared, total: words.length + pairs.length };
}
