import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '@fitted/resume/guard/text/fold';
import { findSkills } from '@fitted/resume/lexicon/find-skills';
import type { Mention } from '@fitted/resume/match/claims/claim-features';
import { mentionAt, mentionIn } from '@fitted/resume/match/claims/claim-mention';
import { sensesOf } from '@fitted/resume/match/requirements/match-words';
import { readPairs } from '../../eval/read-pairs.ts';
import { operationsThat } from '../../src/embedded/chat/operations/operation-traits.ts';
import { readExamples } from '../examples.ts';
import type { ReadPair } from './read-shown.ts';

/** A sentence that mentions a thing, and whether its writer claims it. */
export interface ClaimExample {
  readonly mention: Mention;
  readonly isClaim: boolean;
  readonly weight: number;
}

const folder = join(import.meta.dirname, '../claims');
const claiming: ReadonlySet<string> = new Set(['a:affirm', ...operationsThat('tells')]);
const doubting: ReadonlySet<string> = new Set(['a:deny', 'a:wish', 'a:else', 'a:partly', 'a:hedge']);
const isSentence = /\S+\s+\S+\s+\S|\p{sc=Han}.{4}/u;
/** Answers are worded differently from resumes, and lines of resumes are mostly alike. */
const weights = { written: 1, answers: 0.1, resumes: 0.5, pairs: 1 } as const;
const minLineLength = 12;

/** Lines written to be learnt from, answers to questions, and lines of resumes in which nothing is doubtful. */
export function plainExamples(): ClaimExample[] {
  const written = readdirSync(folder)
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => ({
          mention: markedMention(line.slice(2)),
          isClaim: line.startsWith('+'),
          weight: weights.written,
        })),
    );
  const answers = readExamples()
    .filter(({ label, text }) => (claiming.has(label) || doubting.has(label)) && isSentence.test(text))
    .map(({ label, text }) => ({
      mention: markedMention(text),
      isClaim: claiming.has(label),
      weight: weights.answers,
    }));
  const resumes = readPairs().flatMap(({ resumeText }) =>
    resumeText
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.length > minLineLength)
      .map((text) => ({ mention: markedMention(text), isClaim: true, weight: weights.resumes })),
  );
  return [...written, ...answers, ...resumes];
}

const marked = /\[([^\]]*)\]/u;

/** The sentence with the thing in square brackets, else with the first skill that the lexicon knows. */
export function markedMention(text: string): Mention {
  const found = marked.exec(text);
  if (found) return mentionAt(text.replace(marked, '$1'), found.index, found[1]?.length ?? 0);
  const [skill] = findSkills(text);
  return skill ? mentionAt(text, skill.at, skill.length) : { sentence: fold(text), from: 0, to: 0 };
}

/** From this share of its words, a line names a requirement; if that is not shown, the line does not claim it. */
const namesIt = 0.7;

/** Lines by which readers ticked off a requirement claim it; lines that name one that they did not tick off do not. */
export function pairExamples(pairs: readonly ReadPair[]): ClaimExample[] {
  const found = new Map<string, ClaimExample>();
  const add = (mention: Mention, isClaim: boolean) => {
    const key = `${mention.sentence}|${mention.from}`;
    if (!found.has(key)) found.set(key, { mention, isClaim, weight: weights.pairs });
  };
  for (const { labelled, index } of pairs)
    for (const { requirement, label, options } of labelled) {
      if (label.isShown && label.kind !== 'years' && label.shownLine.length > minLineLength / 2)
        for (const { option } of options.slice(0, 1))
          add(mentionIn(label.shownLine, undefined, option, sensesOf(option, index.meanings), index.meanings), true);
      if (label.isShown || ['years', 'language', 'degree'].includes(requirement.kind)) continue;
      for (const { option, verdict, evidence } of options) {
        const { line, share } = evidence;
        const isNamed = share >= namesIt || (verdict?.isMet && verdict.how !== 'shown');
        if (!verdict || !line || line.part === 'head' || !isNamed) continue;
        const place = verdict.places.find(({ lineId, length }) => lineId === line.id && length < line.text.length);
        add(mentionIn(line.text, place, option, sensesOf(option, index.meanings), index.meanings), false);
      }
    }
  return [...found.values()];
}
