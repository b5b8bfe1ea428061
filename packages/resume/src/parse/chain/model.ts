import { chainWeights } from '../data/chain-weights.ts';
import { weightAlphabet } from '../heads/name-kind.ts';
import type { ChainModel } from './decode.ts';
import type { ChainModels } from './read-chain.ts';

let models: ChainModels | undefined;

/** What was learnt, read when it is first asked for. */
export function chainModels(): ChainModels {
  models ??= { first: readModel(chainWeights.first), second: readModel(chainWeights.second) };
  return models;
}

type WrittenModel = typeof chainWeights.first;

function readModel({ seen, pairs, has }: WrittenModel): ChainModel {
  return { seen: readTable(seen), pairs: readTable(pairs), has: readTable(has) };
}

/** A name, a tab, and a character for each weight, as the weights of names are written. */
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
