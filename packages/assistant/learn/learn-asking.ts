import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@fitted/contract/languages';
import { askingFeatures } from '@fitted/resume/job/lines/asking-features';
import { type MarkedLine, markedLines } from '@fitted/resume/job/lines/mark-lines';
import { packWeights } from '@fitted/resume/match/claims/packed-weights';
import { sumOf } from '@fitted/resume/match/named-weights';
import { detectLanguage } from '@fitted/resume/parse/words/detect-language';
import { authorOf, readLabelledPairs } from '../eval/labelled-pairs.ts';
import { type Labelled, learnLogistic } from './logistic.ts';
import { literal } from './shown/learn-shown.ts';

/*
 * Learns which lines of a posting ask for something: tsx packages/assistant/learn/learn-asking.ts [--only-measure | --only-write] train.json test.json
 * From the postings of `shown/pairs` and `asking/postings`, the sentences of `asking/`, and real advertisements: each file is a
 * list of { text, spans: [{ at, to }] } in which readers have marked what is asked. SkillSpan is one such set; it is not ours to
 * keep here. Without real advertisements twice as much is wrongly taken from others: those written for us are tidier.
 */
interface Marked {
  readonly text: string;
  readonly spans: readonly { readonly at: number; readonly to: number }[];
}

const settings = { rounds: 12, rate: 0.1, shrink: 2e-3 } as const;
const minSeen = 3;
const minWeight = 0.3;
const levels = [0.3, 0.4, 0.5];

const isWritten = !process.argv.includes('--only-measure');
const [trainFile, testFile] = process.argv.slice(2).filter((one) => one.endsWith('.json'));
const pairs = readLabelledPairs(join(import.meta.dirname, 'shown/pairs'));
const ours = [
  ...pairs.map((pair) => ({
    author: authorOf(pair),
    examples: examplesOf(
      pair.posting,
      detectLanguage(`${pair.title}\n${pair.posting}`),
      pair.requirements.map(({ at, quote }) => ({ at, to: at + quote.length })),
    ),
  })),
  ...markedPostings(),
];
const ads = trainFile ? adsOf(trainFile) : [];
const others = [...ads, ...typedSentences()];

const authors = process.argv.includes('--only-write') ? [] : [...new Set(ours.map(({ author }) => author))];
const measured = authors.map((left) => {
  const model = learn([...ours.filter(({ author }) => author !== left).flatMap(({ examples }) => examples), ...others]);
  const judged = judge(
    ours.filter(({ author }) => author === left).flatMap(({ examples }) => examples),
    model,
  );
  report(`without ${left}`, judged);
  return judged;
});
if (authors.length > 0) report('authors left out', measured.flat());
const learnt = learn([...ours.flatMap(({ examples }) => examples), ...others]);
if (testFile) report('other advertisements', judge(adsOf(testFile), learnt));
if (isWritten) write(learnt);

function examplesOf(text: string, language: Language, spans: Marked['spans']): Labelled[] {
  const lines = markedLines(text);
  const features = askingFeatures(lines, language);
  return lines.map(({ at, text: line }, place) => ({
    features: new Set(features[place]),
    isTrue: spans.some((span) => span.at >= 0 && span.at < at + line.length && at < span.to),
    weight: 1,
  }));
}

function adsOf(file: string): Labelled[] {
  const read = JSON.parse(readFileSync(file, 'utf8')) as readonly Marked[];
  return read.flatMap(({ text, spans }) => examplesOf(text, 'en', spans));
}

/** Postings line by line: `+` asks, `-` does not, `#` is a heading; `~` goes on in the same paragraph. */
function markedPostings(): { readonly author: string; readonly examples: readonly Labelled[] }[] {
  const folder = join(import.meta.dirname, 'asking/postings');
  return readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split(/^=== .*\n/mu)
      .slice(1)
      .map((posting) => ({
        author: name,
        examples: markedExamples(posting, name.slice(0, 2) as Language),
      })),
  );
}

function markedExamples(posting: string, language: Language): Labelled[] {
  const spans: { at: number; to: number }[] = [];
  let text = '';
  for (const line of posting.split('\n')) {
    const [, mark = '', joint = '', said = ''] = /^([-+#])(~?) (.*)$/u.exec(line) ?? [];
    text += joint === '' ? '\n' : ' ';
    if (mark === '+') spans.push({ at: text.length, to: text.length + said.length });
    text += said;
  }
  return examplesOf(text, language, spans);
}

/** `+` a sentence that asks, `-` one that does not, each as if it were typed alone; without a full stop it is an item of a list. */
function typedSentences(): Labelled[] {
  const folder = join(import.meta.dirname, 'asking');
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Labelled => {
        const text = line.slice(2);
        const isBullet = !/[.!?。！？]$/u.test(text);
        const typed: MarkedLine = { text, at: 0, part: isBullet ? 'list' : 'prose', isBullet };
        const [features] = askingFeatures([typed], name.slice(0, 2) as Language);
        return { features: new Set(features), isTrue: line.startsWith('+'), weight: 1 };
      }),
  );
}

function learn(examples: readonly Labelled[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  const used = examples.map((example) => ({
    ...example,
    features: new Set([...example.features].filter((one) => (seen.get(one) ?? 0) >= minSeen)),
  }));
  const weights = [...learnLogistic(used, settings)];
  return new Map(weights.filter(([name, weight]) => name === '' || Math.abs(weight) >= minWeight));
}

interface Judgement {
  readonly isTrue: boolean;
  readonly chance: number;
}

function judge(examples: readonly Labelled[], model: ReadonlyMap<string, number>): Judgement[] {
  return examples.map(({ features, isTrue }) => ({
    isTrue,
    chance: 1 / (1 + Math.exp(-(model.get('') ?? 0) - sumOf(features, model))),
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

function write(model: ReadonlyMap<string, number>): void {
  const weights = new Map([...model].filter(([name]) => name !== ''));
  const packed = literal(packWeights(weights));
  writeFileSync(
    join(import.meta.dirname, '../../resume/src/job/data/asking-weights.ts'),
    `/** Learnt by packages/assistant/learn/learn-asking.ts: what a line has, and how much it speaks for asking. Not edited by hand. */
export const askingBias = ${(model.get('') ?? 0).toFixed(2)};
export const askingWeights = \`\n${packed}\n\`;\n`,
  );
  process.stdout.write(`${weights.size} weights, ${Math.round(packed.length / 1024)} kB\n`);
}
