import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@fitted/contract/languages';
import { askingFeatures } from '@fitted/resume/job/lines/asking-features';
import type { AskingModel } from '@fitted/resume/job/lines/is-asking';
import { type MarkedLine, markedLines } from '@fitted/resume/job/lines/mark-lines';
import { detectLanguage } from '@fitted/resume/parse/words/detect-language';
import { authorOf, type LabelledPair } from '../../eval/labelled-pairs.ts';
import { type Labelled, learnLogistic } from '../logistic.ts';

interface Marked {
  readonly text: string;
  readonly spans: readonly { readonly at: number; readonly to: number }[];
}

interface AskingExamples {
  readonly author: string;
  readonly examples: readonly Labelled[];
}

const settings = { rounds: 12, rate: 0.1, shrink: 2e-3 } as const;
/** Half of the weights say nothing by themselves; together they are worth a fifth of what is wrongly taken. */
const minSeen = 2;
const minWeight = 0.15;

/** The lines of postings whose authors are known, of labelled pairs and of this folder. */
export function postingExamples(pairs: readonly LabelledPair[]): AskingExamples[] {
  return [
    ...pairs.map((pair) => ({
      author: authorOf(pair),
      examples: wholeAndPasted(
        pair.posting,
        detectLanguage(`${pair.title}\n${pair.posting}`),
        pair.requirements.map(({ at, quote }) => ({ at, to: at + quote.length })),
      ),
    })),
    ...markedPostings(),
  ];
}

function wholeAndPasted(text: string, language: Language, spans: Marked['spans']): Labelled[] {
  return [...labelled(markedLines(text), language, spans, 1), ...pastedExamples(text, language, spans)];
}

function labelled(
  lines: readonly MarkedLine[],
  language: Language,
  spans: Marked['spans'],
  weight: number,
): Labelled[] {
  const features = askingFeatures(lines, language);
  return lines.map(({ at, text: line }, place) => ({
    features: new Set(features[place]),
    isTrue: spans.some((span) => span.at >= 0 && span.at < at + line.length && at < span.to),
    weight,
  }));
}

const pasted = { lines: 3, weight: 0.5 } as const;

/** The same postings as people paste them in a hurry: a few lines under their heading, without what stands around them. */
function pastedExamples(text: string, language: Language, spans: Marked['spans']): Labelled[] {
  const lines = markedLines(text);
  return lines.flatMap((line, at) => {
    if (at % pasted.lines > 0) return [];
    const length = 1 + ((at / pasted.lines) % pasted.lines);
    const piece = lines.slice(at, at + length).filter(({ part }) => part === line.part);
    return labelled(piece, language, spans, pasted.weight);
  });
}

export function adsOf(file: string): Labelled[] {
  const read = JSON.parse(readFileSync(file, 'utf8')) as readonly Marked[];
  return read.flatMap(({ text, spans }) => labelled(markedLines(text), 'en', spans, 1));
}

/** Postings line by line: `+` asks, `-` does not, `#` is a heading; `~` goes on in the same paragraph. */
function markedPostings(): AskingExamples[] {
  const folder = join(import.meta.dirname, 'postings');
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
  return wholeAndPasted(text, language, spans);
}

/** `+` a sentence that asks, `-` one that does not, each as if it were typed alone; without a full stop it is an item of a list. */
export function typedSentences(): Labelled[] {
  const folder = import.meta.dirname;
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

export function learnAsking(examples: readonly Labelled[]): AskingModel {
  const seen = new Map<string, number>();
  for (const { features, weight } of examples) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + weight);
  const used = examples.map((example) => ({
    ...example,
    features: new Set([...example.features].filter((one) => (seen.get(one) ?? 0) >= minSeen)),
  }));
  const learnt = learnLogistic(used, settings);
  const weights = new Map([...learnt].filter(([name, weight]) => name !== '' && Math.abs(weight) >= minWeight));
  return { weights, bias: learnt.get('') ?? 0 };
}
