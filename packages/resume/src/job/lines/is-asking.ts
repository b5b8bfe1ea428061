import type { Language } from '@fitted/contract/languages';
import { unpackWeights } from '../../match/claims/packed-weights.ts';
import { sumOf } from '../../match/named-weights.ts';
import { askingBias, askingWeights } from '../data/asking-weights.ts';
import { askingFeatures } from './asking-features.ts';
import type { MarkedLine } from './mark-lines.ts';

let unpacked: ReturnType<typeof unpackWeights> | undefined;

/** Probability that each line of a posting asks for something or describes the work: a logistic model. */
export function askingChances(lines: readonly MarkedLine[], language: Language): number[] {
  unpacked ??= unpackWeights(askingWeights);
  const weights = unpacked;
  return askingFeatures(lines, language).map((features) => 1 / (1 + Math.exp(-askingBias - sumOf(features, weights))));
}
