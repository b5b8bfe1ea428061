import type { Language } from '@fitted/contract/languages';
import { askingFeatures } from './asking-features.ts';
import { askingBias, askingWeights } from './data/asking-weights.ts';

const weights = new Map(
  askingWeights
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))] as const;
    }),
);

/** Probability that a sentence of a posting asks for something or describes the work: a logistic model over `askingFeatures`. */
export function askingChance(text: string, part: string, isBullet: boolean, language: Language): number {
  const sum = askingFeatures(text, part, isBullet, language).reduce(
    (total, feature) => total + (weights.get(feature) ?? 0),
    askingBias,
  );
  return 1 / (1 + Math.exp(-sum));
}
