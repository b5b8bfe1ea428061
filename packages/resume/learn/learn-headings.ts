import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type HeadingModels, scoreOf, withDraft } from '../src/parse/headings/learnt/score.ts';
import { type HeadingExample, headingExample } from './headings/heading-examples.ts';
import { learnWeights, type SeenRow } from './headings/logistic.ts';
import { writtenWeights } from './headings/written-weights.ts';
import { foldOf, readPages } from './real/pages.ts';

/**
 * Learns from labelled real resumes which rows of a page are headings, writes `src/parse/data/heading-weights.ts`, and
 * prints how many headings are found on held-out pages. The weights contain only names of features, never anyone's
 * words. Without the pages, which are not part of the repository, the weights stay as they are.
 *
 *   PAGES=<folder of pages> tsx packages/resume/learn/learn-headings.ts
 */
const passes = 10;
const folds = 5;
const innerFolds = 3;
const folder = process.env.PAGES;
if (folder) learn(folder);
else process.stdout.write('headings are learnt from labelled pages: PAGES names their folder\n');

function learn(from: string): void {
  const pages = readPages(from);
  // Every page twice: with the looks of its file, and as pasted text.
  const examples = pages.flatMap((page) => [headingExample(page, page.looks), headingExample(page, [])]);
  process.stdout.write(`${pages.length} pages; left out of the learning: ${yieldOf(examples)}\n`);
  const path = new URL('../src/parse/data/heading-weights.ts', import.meta.url);
  writeFileSync(path, writtenWeights('headingWeights', 'Which rows head a section', learnBoth(examples)));
  process.stdout.write(`${fileURLToPath(path)} written\n`);
}

/** The second model learns from the first one's scores on held-out pages, as it will see them on a new page. */
function learnBoth(examples: readonly HeadingExample[]): HeadingModels {
  const second = Array.from({ length: innerFolds }, (_, fold) => {
    const isLeft = ({ name }: HeadingExample): boolean => foldOf(name, 997) % innerFolds === fold;
    const first = learnWeights(seenRows(examples.filter((example) => !isLeft(example))), passes);
    return examples.filter(isLeft).map((example) => ({ ...example, seen: secondLook(example, first) }));
  }).flat();
  return { first: learnWeights(seenRows(examples), passes), second: learnWeights(seenRows(second), passes) };
}

function secondLook({ rows, seen }: HeadingExample, first: HeadingModels['first']): string[][] {
  return withDraft(
    rows,
    seen,
    seen.map((features) => scoreOf(features, first)),
  );
}

function seenRows(examples: readonly HeadingExample[]): SeenRow[] {
  return examples.flatMap(({ seen, gold }) =>
    seen.flatMap((features, at) => {
      const isHeading = gold[at];
      return isHeading === undefined || features.length === 0 ? [] : [{ features, isHeading }];
    }),
  );
}

function yieldOf(examples: readonly HeadingExample[]): string {
  const learnt = { right: 0, wrong: 0 };
  const rules = { right: 0, wrong: 0 };
  let all = 0;
  for (let fold = 0; fold < folds; fold += 1) {
    const { first, second } = learnBoth(examples.filter(({ name }) => foldOf(name, folds) !== fold));
    for (const example of examples.filter(({ name }) => foldOf(name, folds) === fold)) {
      const looks = secondLook(example, first);
      for (const [at, isHeading] of example.gold.entries()) {
        if (isHeading === undefined) continue;
        if (isHeading) all += 1;
        if (scoreOf(looks[at] ?? [], second) > 0) learnt[isHeading ? 'right' : 'wrong'] += 1;
        if (example.isRule[at]) rules[isHeading ? 'right' : 'wrong'] += 1;
      }
    }
  }
  return `${learnt.right} of ${all} headings found and ${learnt.wrong} too many (by the rules ${rules.right} and ${rules.wrong})`;
}
