import { claimLogit } from '../claims/claim-chance.ts';
import type { Mention } from '../claims/claim-features.ts';
import { shownBias, shownWeights } from '../data/shown-weights.ts';
import { openWeights } from '../named-weights.ts';

/** A learnt linear model. */
export interface ShownModel {
  readonly weights: ReadonlyMap<string, number>;
  readonly bias: number;
}

/** How strongly a writer claims what a sentence mentions, as a logit. */
export type ClaimReader = (mention: Mention) => number;

/** What decides: whether a line is about a thing, and whether it claims it. Measuring by author puts in what the others taught. */
export interface Learnt {
  readonly shown: ShownModel;
  readonly claimOf: ClaimReader;
}

export const learntFromAll: Learnt = {
  shown: { weights: openWeights(shownWeights), bias: shownBias },
  claimOf: claimLogit,
};
