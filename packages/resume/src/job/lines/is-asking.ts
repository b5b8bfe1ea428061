import type { Language } from '@fitted/contract/languages';
import { unpackWeights } from '../../match/claims/packed-weights.ts';
import { sumOf } from '../../match/named-weights.ts';
import { askingBias, askingWeights } from '../data/asking-weights.ts';
import { askingFeatures } from './asking-features.ts';
import type { MarkedLine } from './mark-lines.ts';

/** What was learnt about lines that ask. Evaluations and training give their own. */
export interface AskingModel {
  readonly weights: ReadonlyMap<string, number>;
  readonly bias: number;
}

let shipped: AskingModel | undefined;

/** Probability that each line of a posting asks for something or describes the work: a logistic model. */
export function askingChances(
  lines: readonly MarkedLine[],
  language: Language,
  { weights, bias } = shippedModel(),
): number[] {
  return askingFeatures(lines, language).map((features) => 1 / (1 + Math.exp(-bias - sumOf(features, weights))));
}

function shippedModel(): AskingModel {
  shipped ??= { weights: unpackWeights(askingWeights), bias: askingBias };
  return shipped;
}
