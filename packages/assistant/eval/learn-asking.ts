import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Language } from '@fitted/contract/languages';
import { askingFeatures } from '@fitted/resume/job/lines/asking-features';
import { markedLines } from '@fitted/resume/job/lines/mark-lines';

/*
 * Learns which sentences of a posting ask for something: tsx packages/assistant/eval/learn-asking.ts train.json test.json
 * Each file is a list of postings { text, spans: [{ at, to }] } in which readers have marked what is asked; SkillSpan is one such set.
 * The sentences in learn/asking, in six languages and from many trades, are learnt along with them.
 * Half of the examples are learnt without their words, so that cues, place and length work by themselves as well.
 */
interface Marked {
  readonly text: string;
  readonly spans: readonly { readonly at: number; readonly to: number }[];
}

interface Example {
  readonly features: readonly string[];
  readonly asks: boolean;
}

const rounds = 12;
const rate = 0.08;
const shrink = 1e-5;
const minSeen = 3;
/** Repeats the written sentences, which are few compared with the ads. */
const timesWritten = 4;
const minWeight = 0.25;

const [trainFile = '', testFile = ''] = process.argv.slice(2);
const written = writtenExamples();
const train = [...examplesOf(trainFile), ...Array.from({ length: timesWritten }, () => written).flat()];
const test = examplesOf(testFile);
const weights = learn(train);
const kept = [...weights].filter(([name, weight]) => name !== '' && Math.abs(weight) >= minWeight);
const model = new Map([...kept, ['', weights.get('') ?? 0] as const]);
for (const [name, examples] of [
  ['learnt', train],
  ['unseen', test],
] as const)
  for (const isWordless of [false, true]) report(name, examples, isWordless);
writeFileSync(
  new URL('../../resume/src/job/data/asking-weights.ts', import.meta.url),
  `/** Learnt by packages/assistant/eval/learn-asking.ts: a feature and its weight a line. Not edited by hand. */
export const askingBias = ${(model.get('') ?? 0).toFixed(2)};
export const askingWeights = \`
${kept
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(
    ([name, weight]) =>
      `${name} ${weight
        .toFixed(2)
        .replace(/^(-?)0/u, '$1')
        .replace(/0$/u, '')}`,
  )
  .join('\n')}\n\`;\n`,
);

function examplesOf(file: string): Example[] {
  const postings = JSON.parse(readFileSync(file, 'utf8')) as readonly Marked[];
  return postings.flatMap(({ text, spans }) =>
    markedLines(text).map(({ at, text: line, part, isBullet }) => ({
      features: askingFeatures(line, part, isBullet, 'en'),
      asks: spans.some((span) => span.at < at + line.length && at < span.to),
    })),
  );
}

/** `+ a sentence that asks`, `- one that does not`; a sentence is taken as prose, and a line without a full stop as a list item. */
function writtenExamples(): Example[] {
  const folder = new URL('../learn/asking/', import.meta.url);
  return readdirSync(folder).flatMap((name) => {
    const language = name.slice(0, 2) as Language;
    return readFileSync(new URL(name, folder), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const text = line.slice(2);
        const isBullet = !/[.!?。！？]$/u.test(text);
        return {
          features: askingFeatures(text, isBullet ? 'list' : 'prose', isBullet, language),
          asks: line.startsWith('+'),
        };
      });
  });
}

function learn(examples: readonly Example[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const name of features) seen.set(name, (seen.get(name) ?? 0) + 1);
  const learnt = new Map<string, number>([['', 0]]);
  let turn = 0;
  for (let round = 0; round < rounds; round += 1)
    for (const [place, { features, asks }] of examples.entries()) {
      turn += 1;
      const isWordless = (place + round) % 2 === 0;
      const used = features.filter((name) => (seen.get(name) ?? 0) >= minSeen && !(isWordless && name.includes('=')));
      const wrong = (asks ? 1 : 0) - chance(used, learnt);
      const step = rate / (1 + turn / (examples.length * 4));
      for (const name of ['', ...used]) {
        const before = learnt.get(name) ?? 0;
        learnt.set(name, before + step * (wrong - shrink * before));
      }
    }
  return learnt;
}

function chance(features: readonly string[], from: ReadonlyMap<string, number>): number {
  const sum = features.reduce((total, name) => total + (from.get(name) ?? 0), from.get('') ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

function report(name: string, examples: readonly Example[], isWordless: boolean): void {
  const scored = examples.map(({ features, asks }) => ({
    asks,
    p: chance(
      features.filter((one) => !(isWordless && one.includes('='))),
      model,
    ),
  }));
  const all = scored.filter(({ asks }) => asks).length;
  const at = (least: number) => {
    const taken = scored.filter(({ p }) => p >= least);
    const right = taken.filter(({ asks }) => asks).length;
    return `≥ ${least}: precision ${((100 * right) / taken.length).toFixed(1)} %, recall ${((100 * right) / all).toFixed(1)} %`;
  };
  process.stdout.write(
    `${name}${isWordless ? ' without words' : ''}: ${scored.length} sentences, ${[0.3, 0.5, 0.7].map(at).join('; ')}\n`,
  );
}
