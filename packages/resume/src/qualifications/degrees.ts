import { foldPhrase, type PhraseList, phraseList } from '../job/phrase-list.ts';
import {
  bachelorLevel,
  degreeLevels,
  fieldFamilies,
  unnamedDegree,
  vocationalLevel,
  writtenDegrees,
} from './data/degree-levels.ts';

/** A degree that a posting asks for. */
export interface AskedDegree {
  /** On the ladder of `degreeLevels`, from 1. */
  readonly level: number;
  /** What it should be in, folded; any one will do. Empty: any. */
  readonly fields: readonly string[];
}

const levels = degreeLevels.map((words) => phraseList(words));
const familyLists: readonly PhraseList[] = fieldFamilies.map((words) => phraseList([words]));

/** The places on the ladder of all degrees that a text names, from 1, least first. */
export function findDegreeLevels(text: string): number[] {
  const folded = foldPhrase(text);
  const named = levels.flatMap((list, at) => (list.find(folded) ? [at + 1] : []));
  const written = writtenDegrees.flatMap(([level, pattern]) => (pattern.test(text) ? [level] : []));
  const all = [...new Set([...named, ...written])].sort((one, other) => one - other);
  return all.length === 0 && unnamedDegree.test(text) ? [bachelorLevel] : all;
}

/** Of a university or college. */
export function isHigher(level: number): boolean {
  return level > vocationalLevel;
}

/** A vocational training is a credential of its own, named by its trade. */
export function isVocational(level: number): boolean {
  return level === vocationalLevel;
}

/** Families of the fields that a folded text names. */
function familiesIn(folded: string): ReadonlySet<number> {
  return new Set(familyLists.flatMap((list, at) => (list.find(folded) ? [at] : [])));
}

/** Whether a line of a resume names a field that an asker for this one would take. */
export function isNearField(asked: string, folded: string): boolean {
  const wanted = familiesIn(asked);
  if (wanted.size === 0) return false;
  const named = familiesIn(folded);
  return [...wanted].some((family) => named.has(family));
}
