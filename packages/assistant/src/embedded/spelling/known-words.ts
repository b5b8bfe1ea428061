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

/** Common words and their places in the list, the most common first. */
const places = new Map(
  commonWords
    .split(/\s+/u)
    .filter(Boolean)
    .map((word, place) => [word, place]),
);

export function isCommonWord(word: string): boolean {
  return places.has(word);
}

export interface CommonWord {
  readonly word: string;
  readonly place: number;
  /** One bit for each letter of the alphabet that it has. */
  readonly letters: number;
}

let byInitial: ReadonlyMap<string, readonly CommonWord[]> | undefined;

/** The common words that begin with a letter: the first one is hardly ever mistyped. */
export function commonWordsWith(initial: string): readonly CommonWord[] {
  byInitial ??= groupByInitial();
  return byInitial.get(initial) ?? [];
}

function groupByInitial(): Map<string, CommonWord[]> {
  const groups = new Map<string, CommonWord[]>();
  for (const [word, place] of places) {
    const group = groups.get(word.charAt(0)) ?? [];
    group.push({ word, place, letters: lettersOf(word) });
    groups.set(word.charAt(0), group);
  }
  return groups;
}

export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
}
