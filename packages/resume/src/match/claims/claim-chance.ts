import { claimBias, claimWeights } from '../data/claim-weights.ts';
import { sumOf } from '../named-weights.ts';
import { claimFeatures, type Mention } from './claim-features.ts';
import { unpackWeights } from './packed-weights.ts';

let unpacked: ReturnType<typeof unpackWeights> | undefined;

/** How likely a sentence claims that its writer has or does what it mentions, as a logit. Others' work, wishes and denials are below 0. */
export function claimLogit(mention: Mention): number {
  unpacked ??= unpackWeights(claimWeights);
  return claimBias + sumOf(claimFeatures(mention), unpacked);
}

export const sentenceEnd = /[.!?;](?=\s|$)|[。！？；]/gu;
const clauseEnd = /,\s|\s[–—-]\s|[，、：:]\s?|\s?[()（）]/gu;
const minClauseLength = 2;

export interface Clause {
  readonly text: string;
  readonly sentence: string;
}

/** The clauses of a line, each with its sentence. */
export function clausesOf(line: string): Clause[] {
  return split(line, sentenceEnd).flatMap((sentence) =>
    split(sentence, clauseEnd)
      .filter((text) => text.trim().length >= minClauseLength)
      .map((text) => ({ text: text.trim(), sentence: sentence.trim() })),
  );
}

function split(text: string, at: RegExp): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: separator } of text.matchAll(at)) {
    parts.push(text.slice(from, index));
    from = index + separator.length;
  }
  return [...parts, text.slice(from)].filter((part) => part.trim() !== '');
}
