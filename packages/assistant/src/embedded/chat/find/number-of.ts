import { pattern } from '@fitted/language/pattern';
import { talkCues } from '../../../cues.ts';

/** Matched against the start of the folded word; −1 is the last. */
const ordinals: readonly (readonly [RegExp, number])[] = [
  [pattern('u')`^${talkCues.any('lastOrdinal')}`, -1],
  [pattern('u')`^${talkCues.any('firstOrdinal')}`, 1],
  [/^(?:second|previous|zweit|deuxieme|segund|二)/u, 2],
  [/^(?:third|dritt|troisieme|tercer|三)/u, 3],
  [/^(?:fourth|viert|quatrieme|cuart|四)/u, 4],
  [/^(?:fifth|funft|cinquieme|quint|五)/u, 5],
  [/^(?:sixth|sechst|sixieme|六)/u, 6],
  [/^seventh/u, 7],
  [/^eighth/u, 8],
];

/** "2nd", "second" and "zweite" are 2; the last is −1, and anything else is 0. */
export function numberOf(word: string): number {
  return Number.parseInt(word, 10) || (ordinals.find(([pattern]) => pattern.test(word))?.[1] ?? 0);
}
