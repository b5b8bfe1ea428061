import { pattern } from '@fitted/language/pattern';
import { lineCues } from '../../../cues.ts';
import { sameThing } from '../../data/same-thing.ts';

const groupOf = new Map<string, number>();
for (const [index, line] of sameThing.trim().split('\n').entries())
  for (const name of line.split('|')) groupOf.set(plain(name), index);

/**
 * Whether two spellings name exactly the same thing. The lexicon groups what a search should find together; replacing one
 * by the other takes more: the same letters, an abbreviation of exactly these words, or a known pair.
 */
export function isSameThing(one: string, other: string): boolean {
  const [left, right] = [plain(one), plain(other)];
  if (left === right || isPlural(left, right) || isPlural(right, left)) return true;
  const group = groupOf.get(left);
  if (group !== undefined && group === groupOf.get(right)) return true;
  return isAbbreviation(one, other);
}

/** One is the initials of the other: "POS" and "point of sale". */
export function isAbbreviation(one: string, other: string): boolean {
  return isInitials(one, other) || isInitials(other, one);
}

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s.·・-]+/gu, ' ')
    .trim()
    .replace(/ /gu, '');
}

function isPlural(one: string, many: string): boolean {
  return one.length > 3 && many === `${one}s`;
}

const smallWord = pattern('u')`^${lineCues.any('smallWord')}$`;

/** "POS" for "point of sale"; the small words may be left out, as in "KPI". */
function isInitials(short: string, long: string): boolean {
  if (!/^\p{Lu}[\p{Lu}\p{N}&/]{1,6}s?$/u.test(short)) return false;
  const wanted = short
    .replace(/s$/u, '')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
  const words = long
    .toLowerCase()
    .split(/[\s/-]+/u)
    .filter(Boolean);
  if (words.length < 2) return false;
  const initials = (list: readonly string[]) => list.map((word) => word.charAt(0)).join('');
  return initials(words) === wanted || initials(words.filter((word) => !smallWord.test(word))) === wanted;
}
