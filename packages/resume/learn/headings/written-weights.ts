import { weightAlphabet } from '../../src/parse/heads/name-kind.ts';

/** A module with two tables of weights. Each row is a name, a tab and one character for the weight. */
export function writtenWeights(
  name: string,
  what: string,
  { first, second }: { readonly first: ReadonlyMap<string, number>; readonly second: ReadonlyMap<string, number> },
): string {
  const middle = (weightAlphabet.length - 1) / 2;
  const most = Math.max(...[first, second].flatMap((table) => [...table.values()].map(Math.abs)));
  const step = most / middle;
  const rowsOf = (table: ReadonlyMap<string, number>): string =>
    [...table]
      .filter(([, weight]) => Math.abs(weight) >= step * 1.5)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([feature, weight]) => `    '${feature}\\t${weightAlphabet[middle + Math.round(weight / step)]}',`)
      .join('\n');
  return `/** ${what}: names of what is seen of them and a weight for each. Written by the scripts in learn. */
export const ${name} = {
  step: ${step.toFixed(6)},
  first: [
${rowsOf(first)}
  ],
  second: [
${rowsOf(second)}
  ],
};
`;
}
