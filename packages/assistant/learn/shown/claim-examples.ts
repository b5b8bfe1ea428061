import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPairs } from '../../eval/read-pairs.ts';
import { operationsThat } from '../../src/embedded/chat/operations/operation-traits.ts';
import { readExamples } from '../examples.ts';
import type { ReadPair } from './read-shown.ts';

/** A clause, and whether its writer claims what it names. */
export interface ClaimExample {
  readonly text: string;
  readonly isClaim: boolean;
  readonly weight: number;
}

const folder = join(import.meta.dirname, '../claims');
const claiming: ReadonlySet<string> = new Set(['a:affirm', ...operationsThat('tells')]);
const doubting: ReadonlySet<string> = new Set(['a:deny', 'a:wish', 'a:else', 'a:partly', 'a:hedge']);
const isSentence = /\S+\s+\S+\s+\S|\p{sc=Han}.{4}/u;
/** Answers are worded differently from resumes, and lines of resumes are mostly alike. */
const weights = { written: 1, answers: 0.5, resumes: 0.7, pairs: 1 } as const;
const minLineLength = 12;

/** Lines written to be learnt from, answers to questions, and lines of resumes in which nothing is doubtful. */
export function plainExamples(): ClaimExample[] {
  const written = readdirSync(folder)
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => ({ text: line.slice(2), isClaim: line.startsWith('+'), weight: weights.written })),
    );
  const answers = readExamples()
    .filter(({ label, text }) => (claiming.has(label) || doubting.has(label)) && isSentence.test(text))
    .map(({ label, text }) => ({ text, isClaim: claiming.has(label), weight: weights.answers }));
  const resumes = readPairs().flatMap(({ resumeText }) =>
    resumeText
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.length > minLineLength)
      .map((text) => ({ text, isClaim: true, weight: weights.resumes })),
  );
  return [...written, ...answers, ...resumes];
}

/** From this share of its words, a line names a requirement; if that is not shown, the line does not claim it. */
const namesIt = 0.7;

/** Lines by which readers ticked off a requirement claim it; lines that name one that they did not tick off do not. */
export function pairExamples(pairs: readonly ReadPair[]): ClaimExample[] {
  const found = new Map<string, boolean>();
  for (const { labelled } of pairs)
    for (const { requirement, label, options } of labelled) {
      if (label.isShown && label.kind !== 'years' && label.shownLine.length > minLineLength / 2)
        found.set(label.shownLine, true);
      if (label.isShown || ['years', 'language', 'degree'].includes(requirement.kind)) continue;
      for (const { verdict, evidence } of options) {
        const { line, share } = evidence;
        const isNamed = share >= namesIt || (verdict?.isMet && verdict.how !== 'shown');
        if (verdict && line && line.part !== 'head' && isNamed && !found.has(line.text)) found.set(line.text, false);
      }
    }
  return [...found].map(([text, isClaim]) => ({ text, isClaim, weight: weights.pairs }));
}
