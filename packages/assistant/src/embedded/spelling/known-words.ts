import american from 'dictionary-en';
import british from 'dictionary-en-gb';
import nspell from 'nspell';
import { commonWords } from './data/en-common.ts';

let spellers: readonly ReturnType<typeof nspell>[] | undefined;

/** By the dictionaries of both sides of the Atlantic. They take a tenth of a second to open, once, when the first resume asks. */
export function isKnownWord(word: string): boolean {
  spellers ??= [american, british].map(({ aff, dic }) => nspell(Buffer.from(aff), Buffer.from(dic)));
  return spellers.some((speller) => speller.correct(word));
}

const common = new Set(commonWords.split(/\s+/u).filter(Boolean));
const vowels = /[aeiouy]/u;
let shortened: ReadonlyMap<string, readonly string[]> | undefined;

export function isCommonWord(word: string): boolean {
  return common.has(word);
}

/** The one common word that is a single slip away; undefined when there are two, or when the slip is not one that people make. */
export function findCorrection(word: string): string | undefined {
  shortened ??= indexShortened();
  const found = new Set(shortened.get(word) ?? []);
  for (const shorter of withoutOneLetter(word)) {
    if (common.has(shorter)) found.add(shorter);
    for (const other of shortened.get(shorter) ?? [])
      if (other.length === word.length && isOneSlip(word, other)) found.add(other);
  }
  const [only, ...others] = found;
  return only !== undefined && others.length === 0 && isLikely(word, only) ? only : undefined;
}

/** Every common word under each form that lacks one of its letters. */
function indexShortened(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const word of common) {
    for (const shorter of new Set(withoutOneLetter(word))) {
      const words = index.get(shorter);
      if (words) words.push(word);
      else index.set(shorter, [word]);
    }
  }
  return index;
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Of equal length: one letter for another, or two that changed places. */
function isOneSlip(word: string, other: string): boolean {
  const at = firstDifference(word, other);
  const rest = word.slice(at + 1) === other.slice(at + 1);
  return (
    rest ||
    (word.charAt(at) === other.charAt(at + 1) &&
      word.charAt(at + 1) === other.charAt(at) &&
      word.slice(at + 2) === other.slice(at + 2))
  );
}

/**
 * The first letter is hardly ever mistyped; where it or the last one is missing, a page has torn the word. A letter too many stands
 * twice, and one stands for another of its kind ("moniter"), except in long words.
 */
function isLikely(word: string, right: string): boolean {
  const at = firstDifference(word, right);
  if (at === 0) return false;
  if (right.length > word.length) return at < word.length;
  if (right.length < word.length)
    return word.charAt(at) === word.charAt(at - 1) || word.charAt(at) === word.charAt(at - 2);
  if (word.charAt(at) === right.charAt(at + 1) && word.charAt(at + 1) === right.charAt(at)) return true;
  if (word.length < 6 || at === word.length - 1) return false;
  return word.length >= 9 || vowels.test(word.charAt(at)) === vowels.test(right.charAt(at));
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one.charAt(at) === other.charAt(at)) at += 1;
  return at;
}
