import { timeOffWords } from '../data/study-words.ts';
import { foldWord, wordSet } from '../words/word-list.ts';

const timesOff = wordSet(timeOffWords);

/** "Elternzeit", "Sabbatical": travel, parental leave or a job search between two roles. */
export function isTimeOff(name: string): boolean {
  const words = foldWord(name).split(/[\s,/|-]+/u);
  return words.some((_, at) => [1, 2, 3].some((count) => timesOff.has(words.slice(at, at + count).join(' '))));
}
