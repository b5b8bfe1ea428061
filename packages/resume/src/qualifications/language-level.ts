import { type PhraseList, phraseList } from '../job/phrase-list.ts';
import { examScores, languageLevels } from './data/language-levels.ts';

const levels: readonly (readonly [number, PhraseList])[] = languageLevels.map(([level, words]) => [
  level,
  phraseList([words]),
]);

const examScore = /(?<exam>toefl|toeic|ielts)\D{0,12}(?<score>\d{1,3}(?:\.\d)?)/u;

/**
 * How well a language is spoken according to the words next to its name, from 1 (A1) to 7; undefined if they do not
 * say.
 */
export function findLanguageLevel(folded: string): number | undefined {
  const { exam = '', score = '' } = examScore.exec(folded)?.groups ?? {};
  const passed = examScores[exam];
  if (passed) return passed.find(([least]) => Number(score) >= least)?.[1] ?? 1;
  return levels.find(([, list]) => list.find(folded))?.[0];
}
