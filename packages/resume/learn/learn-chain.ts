import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ChainModel, decode } from '../src/parse/chain/decode.ts';
import { type ChainModels, labelPieces, withAgreement } from '../src/parse/chain/read-chain.ts';
import { weightAlphabet } from '../src/parse/heads/name-kind.ts';
import { makeExamples } from './chain/made-examples.ts';
import { type Example, learnChain } from './chain/perceptron.ts';

/**
 * Learns the chain that reads work sections, only from made-up ones (`chain/made-sections.ts`, with the heads in
 * `heads`), writes `src/parse/data/chain-weights.ts`, and prints how many pieces of held-out sections it labels right.
 *
 *   tsx packages/resume/learn/learn-chain.ts
 */
const perHalf = 1200;
const passes = 6;
const folds = 3;
const [, self = '', half, out] = process.argv;

if (out) writeFileSync(out, JSON.stringify(makeExamples(half === '1' ? 1 : 0, perHalf)));
else learn();

function learn(): void {
  const folder = mkdtempSync(join(tmpdir(), 'chain-'));
  // Each half overwrites the name model, so each runs in its own process.
  const examples = ['0', '1'].flatMap((own) => {
    const path = join(folder, `${own}.json`);
    execFileSync(process.execPath, [...process.execArgv, self, own, path], { stdio: 'inherit' });
    return JSON.parse(readFileSync(path, 'utf8')) as Example[];
  });
  rmSync(folder, { recursive: true });
  const kept = examples.filter(({ of }) => of % 10 !== 0);
  const measured = examples.filter(({ of }) => of % 10 === 0);
  process.stdout.write(
    `${examples.length} made-up sections; of every tenth, left out: ${yieldOf(measured, learnBoth(kept))}\n`,
  );
  const path = new URL('../src/parse/data/chain-weights.ts', import.meta.url);
  writeFileSync(path, written(learnBoth(examples)));
  process.stdout.write(`${fileURLToPath(path)} written\n`);
}

/** The second model learns from the first one's readings of held-out sections, as it will see them on a new page. */
function learnBoth(examples: readonly Example[]): ChainModels {
  const second = Array.from({ length: folds }, (_, fold) => {
    const first = learnChain(
      examples.filter(({ of }) => of % folds !== fold),
      passes,
    );
    return examples
      .filter(({ of }) => of % folds === fold)
      .map((example) => {
        const { pieces, features, steps } = example.input;
        return { ...example, input: withAgreement(example.input, decode(pieces, features, steps, first)) };
      });
  }).flat();
  return { first: learnChain(examples, passes), second: learnChain(second, passes) };
}

function yieldOf(examples: readonly Example[], models: ChainModels): string {
  let [right, all, whole] = [0, 0, 0];
  for (const { input, gold } of examples) {
    const got = labelPieces(input, models);
    const wrong = gold.filter((label, at) => label !== got[at]).length;
    right += gold.length - wrong;
    all += gold.length;
    if (wrong === 0) whole += 1;
  }
  return `${right} of ${all} pieces right, ${whole} of ${examples.length} sections without a fault`;
}

function written({ first, second }: ChainModels): string {
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
