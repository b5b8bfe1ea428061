import { claimBias, claimWeights } from '../data/claim-weights.ts';
import { openWeights, sumOf } from '../named-weights.ts';
import { claimFeatures } from './claim-features.ts';

const weights = openWeights(claimWeights);
const known = new Map<string, number>();
const maxCached = 2_000;

/** How likely a clause claims that its writer has or does what it names, as a logit. Others' work, wishes and denials are below 0. */
export function claimLogit(text: string): number {
  const before = known.get(text);
  if (before !== undefined) return before;
  const sum = claimBias + sumOf(claimFeatures(text), weights);
  if (known.size >= maxCached) known.clear();
  known.set(text, sum);
  return sum;
}

const sentenceEnd = /[.!?;](?=\s|$)|[。！？；]/gu;
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
  for (const { index, 0: sign } of text.matchAll(at)) {
    parts.push(text.slice(from, index));
    from = index + sign.length;
  }
  return [...parts, text.slice(from)].filter((part) => part.trim() !== '');
}
