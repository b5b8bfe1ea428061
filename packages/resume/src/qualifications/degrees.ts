import { foldPhrase, type PhraseList, phraseList } from '../job/phrase-list.ts';
import {
  bachelorLevel,
  degreeLevels,
  fieldFamilies,
  unnamedDegree,
  vocationalLevel,
  writtenDegrees,
} from './data/degree-levels.ts';

const levels = degreeLevels.map((words) => phraseList(words));
const familyLists: readonly PhraseList[] = fieldFamilies.map((words) => phraseList([words]));

/** The levels of all degrees that a text names, starting at 1, lowest first. */
export function findDegreeLevels(text: string): number[] {
  const folded = foldPhrase(text);
  const named = levels.flatMap((list, at) => (list.find(folded) ? [at + 1] : []));
  const written = writtenDegrees.flatMap(([level, pattern]) => (pattern.test(text) ? [level] : []));
  const all = [...new Set([...named, ...written])].sort((one, other) => one - other);
  return all.length === 0 && unnamedDegree.test(text) ? [bachelorLevel] : all;
}

/** From a university or college. */
export function isHigher(level: number): boolean {
  return level > vocationalLevel;
}

/** Vocational training is a credential of its own, named after its trade. */
export function isVocational(level: number): boolean {
  return level === vocationalLevel;
}

/** The field families named in a folded text. */
function familiesIn(folded: string): ReadonlySet<number> {
  return new Set(familyLists.flatMap((list, at) => (list.find(folded) ? [at] : [])));
}

/** Whether a resume line names a field close enough to the one asked for. */
export function isNearField(asked: string, folded: string): boolean {
  const wanted = familiesIn(asked);
  if (wanted.size === 0) return false;
  const named = familiesIn(folded);
  return [...wanted].some((family) => named.has(family));
}
