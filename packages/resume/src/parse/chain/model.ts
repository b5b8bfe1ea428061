import { chainWeights } from '../data/chain-weights.ts';
import { weightAlphabet } from '../heads/name-kind.ts';
import type { ChainModel } from './decode.ts';
import type { ChainModels } from './read-chain.ts';

let models: ChainModels | undefined;

/** The learnt models, parsed on first use. */
export function chainModels(): ChainModels {
  models ??= { first: readModel(chainWeights.first), second: readModel(chainWeights.second) };
  return models;
}

type WrittenModel = typeof chainWeights.first;

function readModel({ seen, pairs, has }: WrittenModel): ChainModel {
  return { seen: readTable(seen), pairs: readTable(pairs), has: readTable(has) };
}

/** Each row is a name, a tab and one character per weight, in the same alphabet as the name weights. */
function readTable(rows: readonly string[]): Map<string, Float64Array> {
  const middle = (weightAlphabet.length - 1) / 2;
  return new Map(
    rows.map((row) => {
      const [name = '', characters = ''] = row.split('\t');
      const weights = Array.from(characters, (one) => (weightAlphabet.indexOf(one) - middle) * chainWeights.step);
      return [name, Float64Array.from(weights)];
    }),
  );
}
