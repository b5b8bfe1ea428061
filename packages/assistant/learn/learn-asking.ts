import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AskingModel } from '@fitted/resume/job/lines/is-asking';
import { packWeights } from '@fitted/resume/match/claims/packed-weights';
import { sumOf } from '@fitted/resume/match/named-weights';
import { readLabelledPairs } from '../eval/labelled-pairs.ts';
import { adsOf, learnAsking, postingExamples, typedSentences } from './asking/train-asking.ts';
import type { Labelled } from './logistic.ts';
import { literal } from './shown/learn-shown.ts';

/*
 * Learns which lines of a posting ask for something: tsx packages/assistant/learn/learn-asking.ts [--only-measure | --only-write] train.json test.json
 * From the postings of `shown/pairs` and `asking/postings`, the sentences of `asking/`, and real advertisements: each file is a
 * list of { text, spans: [{ at, to }] } in which readers have marked what is asked. SkillSpan is one such set; it is not ours to
 * keep here. Without real advertisements twice as much is wrongly taken from others: those written for us are tidier.
 */
const levels = [0.3, 0.4, 0.5];

const isWritten = !process.argv.includes('--only-measure');
const [trainFile, testFile] = process.argv.slice(2).filter((one) => one.endsWith('.json'));
const ours = postingExamples(readLabelledPairs(join(import.meta.dirname, 'shown/pairs')));
const others = [...(trainFile ? adsOf(trainFile) : []), ...typedSentences()];

const authors = process.argv.includes('--only-write') ? [] : [...new Set(ours.map(({ author }) => author))];
const measured = authors.map((left) => {
  const known = ours.filter(({ author }) => author !== left).flatMap(({ examples }) => examples);
  const judged = judge(
    ours.filter(({ author }) => author === left).flatMap(({ examples }) => examples),
    learnAsking([...known, ...others]),
  );
  report(`without ${left}`, judged);
  return judged;
});
if (authors.length > 0) report('authors left out', measured.flat());
const learnt = learnAsking([...ours.flatMap(({ examples }) => examples), ...others]);
if (testFile) report('other advertisements', judge(adsOf(testFile), learnt));
if (isWritten) write(learnt);

interface Judgement {
  readonly isTrue: boolean;
  readonly chance: number;
}

function judge(examples: readonly Labelled[], { weights, bias }: AskingModel): Judgement[] {
  return examples.map(({ features, isTrue }) => ({
    isTrue,
    chance: 1 / (1 + Math.exp(-bias - sumOf(features, weights))),
  }));
}

function report(name: string, all: readonly Judgement[]): void {
  const asking = all.filter(({ isTrue }) => isTrue).length;
  const at = (least: number) => {
    const taken = all.filter(({ chance }) => chance >= least);
    const right = taken.filter(({ isTrue }) => isTrue).length;
    return `from ${least}: precision ${((100 * right) / taken.length).toFixed(1)} %, recall ${((100 * right) / asking).toFixed(1)} %`;
  };
  process.stdout.write(`${name}: ${all.length} lines, ${levels.map(at).join('; ')}\n`);
}

function write({ weights, bias }: AskingModel): void {
  const packed = literal(packWeights(weights));
  writeFileSync(
    join(import.meta.dirname, '../../resume/src/job/data/asking-weights.ts'),
    `/** Learnt by packages/assistant/learn/learn-asking.ts: what a line has, and how much it speaks for asking. Not edited by hand. */
export const askingBias = ${bias.toFixed(2)};
export const askingWeights = \`\n${packed}\n\`;\n`,
  );
  process.stdout.write(`${weights.size} weights, ${Math.round(packed.length / 1024)} kB\n`);
}
