import type { ChainModel } from '../../src/parse/chain/decode.ts';
import type { ChainModels } from '../../src/parse/chain/read-chain.ts';
import { weightAlphabet } from '../../src/parse/heads/name-kind.ts';

/** A module with the two models. Each row is a name, a tab and one character for each weight. */
export function writtenChain({ first, second }: ChainModels): string {
  const middle = (weightAlphabet.length - 1) / 2;
  const tables = [first, second].flatMap(({ seen, pairs, has }) => [seen, pairs, has]);
  let most = 0;
  for (const table of tables)
    for (const weights of table.values()) for (const weight of weights) most = Math.max(most, Math.abs(weight));
  const step = most / middle;
  const rowsOf = (table: ReadonlyMap<string, Float64Array>): string =>
    [...table]
      .filter(([, weights]) => weights.some((weight) => Math.abs(weight) >= step / 2))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, weights]) => {
        const characters = Array.from(weights, (weight) => weightAlphabet[middle + Math.round(weight / step)]).join('');
        return `      '${name}\\t${characters}',`;
      })
      .join('\n');
  const model = ({ seen, pairs, has }: ChainModel): string =>
    `{\n    seen: [\n${rowsOf(seen)}\n    ],\n    pairs: [\n${rowsOf(pairs)}\n    ],\n    has: [\n${rowsOf(has)}\n    ],\n  }`;
  return `/** How the pieces of a section are told apart: names of what is seen of them and a weight for each label. Written by learn/learn-chain.ts. */
export const chainWeights = {
  step: ${step.toFixed(6)},
  first: ${model(first)},
  second: ${model(second)},
};
`;
}
