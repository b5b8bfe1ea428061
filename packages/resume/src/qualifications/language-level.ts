import { type PhraseList, phraseList } from '../job/phrase-list.ts';
import { languageLevels } from './data/language-levels.ts';

const levels: readonly (readonly [number, PhraseList])[] = languageLevels.map(([level, words]) => [
  level,
  phraseList([words]),
]);

/**
 * How well a language is spoken according to the words next to its name, from 1 (A1) to 7; undefined if they do not
 * say.
 */
export function findLanguageLevel(folded: string): number | undefined {
  return levels.find(([, list]) => list.find(folded))?.[0];
}
