import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ChainModels, labelPieces } from '../src/parse/chain/read-chain.ts';
import { learnBoth } from './chain/learn-both.ts';
import { makeExamples } from './chain/made-examples.ts';
import type { Example } from './chain/random-field.ts';
import { writtenChain } from './chain/written-chain.ts';
import { type PageExample, pageExamples } from './real/page-examples.ts';
import { foldOf, readPages } from './real/pages.ts';

/**
 * Learns the chain that reads work sections, from labelled real pages and from made-up sections
 * (`chain/made-sections.ts`, with the heads in `heads`), writes `src/parse/data/chain-weights.ts`, and prints how many
 * pieces of held-out pages it labels right. The weights contain only names of features, never anyone's words. Without
 * the pages, which are not part of the repository, the weights stay as they are.
 *
 *   PAGES=<folder of pages> tsx packages/resume/learn/learn-chain.ts
 */
const perHalf = 600;
const folds = 3;
const [, self = '', half, out] = process.argv;
const folder = process.env.PAGES;

if (out) writeFileSync(out, JSON.stringify(makeExamples(half === '1' ? 1 : 0, perHalf)));
else if (folder) learn(folder);
else process.stdout.write('work sections are learnt from labelled pages: PAGES names their folder\n');

function learn(from: string): void {
  const made = madeByHalves();
  const pages = readPages(from).flatMap(pageExamples);
  process.stdout.write(
    `${made.length} made-up sections, ${pages.length} of pages; left out: ${yieldOf(pages, made)}\n`,
  );
  const path = new URL('../src/parse/data/chain-weights.ts', import.meta.url);
  writeFileSync(path, writtenChain(learnBoth([...made, ...pages])));
  process.stdout.write(`${fileURLToPath(path)} written\n`);
}

/** Each half overwrites the name model, so each runs in its own process. */
function madeByHalves(): Example[] {
  const temporary = mkdtempSync(join(tmpdir(), 'chain-'));
  const examples = ['0', '1'].flatMap((own) => {
    const path = join(temporary, `${own}.json`);
    execFileSync(process.execPath, [...process.execArgv, self, own, path], { stdio: 'inherit' });
    return JSON.parse(readFileSync(path, 'utf8')) as Example[];
  });
  rmSync(temporary, { recursive: true });
  return examples;
}

function yieldOf(pages: readonly PageExample[], made: readonly Example[]): string {
  let [right, all, whole] = [0, 0, 0];
  for (let fold = 0; fold < folds; fold += 1) {
    const isLeft = ({ name }: PageExample): boolean => foldOf(name, folds) === fold;
    const models = learnBoth([...made, ...pages.filter((page) => !isLeft(page))]);
    for (const example of pages.filter(isLeft)) {
      const wrong = countWrong(example, models);
      const told = example.gold.filter((label) => label >= 0).length;
      right += told - wrong;
      all += told;
      if (wrong === 0) whole += 1;
    }
  }
  return `${right} of ${all} pieces right, ${whole} of ${pages.length} sections without a fault`;
}

function countWrong({ input, gold }: Example, models: ChainModels): number {
  const got = labelPieces(input, models);
  return gold.filter((label, at) => label >= 0 && label !== got[at]).length;
}
