import { headingWeights } from '../../data/heading-weights.ts';
import { weightAlphabet } from '../../heads/name-kind.ts';
import type { HeadingModels } from './score.ts';

let models: HeadingModels | undefined;

/** The learnt models, parsed on first use. */
export function headingModels(): HeadingModels {
  models ??= { first: readWeights(headingWeights.first), second: readWeights(headingWeights.second) };
  return models;
}

/** Each row is a name, a tab and one character for the weight. */
function readWeights(rows: readonly string[]): Map<string, number> {
  const middle = (weightAlphabet.length - 1) / 2;
  return new Map(
    rows.map((row) => {
      const [name = '', character = ''] = row.split('\t');
      return [name, (weightAlphabet.indexOf(character) - middle) * headingWeights.step];
    }),
  );
}
