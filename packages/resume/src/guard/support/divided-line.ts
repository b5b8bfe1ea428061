import type { Language } from '@fitted/contract/languages';
import type { Source } from '../source.ts';
import { partsOf, readPart } from '../text/read-part.ts';
import type { GuardText } from '../text/read-text.ts';

/** A line of more sentences than any person writes is judged as a whole. */
const maxSentences = 40;

/**
 * What each part of a divided line was before: the old line's sentences in their order, each in exactly one part, so that nothing
 * can leave unseen. Undefined if the parts do not follow the sentences.
 */
export function dividedLine(before: Source, parts: readonly GuardText[], language: Language): Source[] | undefined {
  const sentences = partsOf(before.text, before.text.sentences, language);
  if (parts.length < 2 || sentences.length < parts.length || sentences.length > maxSentences) return undefined;
  const starts = startsOf(sentences, parts);
  return parts.map((_, at) => {
    const own = sentences.slice(starts[at], starts[at + 1]);
    return { ...before, text: readPart(own.map(({ raw }) => raw).join(' '), language) };
  });
}

/** The sentence at which each part begins, so that parts and their sentences share as many words as possible. */
function startsOf(sentences: readonly GuardText[], parts: readonly GuardText[]): number[] {
  const shared = sentences.map((sentence) => parts.map((part) => sharedWords(sentence, part)));
  // best[s]: the most that the first s sentences can share with the parts so far, and where the last part begins.
  let best: { readonly sum: number; readonly starts: readonly number[] }[] = sentences.map((_, to) => ({
    sum: sum(shared, 0, 0, to + 1),
    starts: [0],
  }));
  for (let part = 1; part < parts.length; part += 1) {
    const previous = best;
    best = sentences.map((_, to) => {
      let most = { sum: -1, starts: [] as readonly number[] };
      for (let from = part; from <= to; from += 1) {
        const earlier = previous[from - 1];
        if (!earlier || earlier.sum < 0) continue;
        const total = earlier.sum + sum(shared, part, from, to + 1);
        if (total > most.sum) most = { sum: total, starts: [...earlier.starts, from] };
      }
      return most;
    });
  }
  return [...(best.at(-1)?.starts ?? [])];
}

const sum = (shared: readonly (readonly number[])[], part: number, from: number, to: number): number =>
  shared.slice(from, to).reduce((total, row) => total + (row[part] ?? 0), 0);

function sharedWords(one: GuardText, other: GuardText): number {
  const theirs = new Set(wordsOf(other));
  return wordsOf(one).filter((word) => theirs.has(word)).length;
}

const wordsOf = ({ folded }: GuardText): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];
