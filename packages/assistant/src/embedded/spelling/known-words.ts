import american from 'dictionary-en';
import british from 'dictionary-en-gb';
import nspell from 'nspell';
import { commonWords, wordsOfWork } from './data/en-common.ts';

let spellers: readonly ReturnType<typeof nspell>[] | undefined;

/** The American and British dictionaries. Opening them takes a tenth of a second, once, when first needed. */
function openSpellers(): readonly ReturnType<typeof nspell>[] {
  spellers ??= [american, british].map(({ aff, dic }) => nspell(Buffer.from(aff), Buffer.from(dic)));
  return spellers;
}

export function isKnownWord(word: string): boolean {
  return openSpellers().some((speller) => speller.correct(word));
}

/** Common words and their ranks, the most common first. */
const places = new Map(
  commonWords
    .split(/\s+/u)
    .filter(Boolean)
    .map((word, place) => [word, place]),
);

export function isCommonWord(word: string): boolean {
  return places.has(word);
}

export function isWordOfWork(word: string): boolean {
  return (places.get(word) ?? wordsOfWork) < wordsOfWork;
}

export interface ListedWord {
  readonly word: string;
  readonly place: number;
  /** One bit for each letter of the alphabet that the word contains. */
  readonly letters: number;
}

type ByInitial = ReadonlyMap<string, readonly ListedWord[]>;

let common: ByInitial | undefined;
let rare: ByInitial | undefined;

/** The common words with an initial: the first letter is hardly ever mistyped. */
export function commonWordsWith(initial: string): readonly ListedWord[] {
  common ??= groupByInitial(places);
  return common.get(initial) ?? [];
}

/** Words that only the dictionary has, all with the same rank. */
export function rareWordsWith(initial: string): readonly ListedWord[] {
  rare ??= groupByInitial(new Map(dictionaryForms().map((word) => [word, places.size])));
  return rare.get(initial) ?? [];
}

/** Every form that the dictionaries spell out. */
function dictionaryForms(): string[] {
  const forms = openSpellers().flatMap((speller) => Object.keys((speller as unknown as { data: object }).data));
  return [...new Set(forms)].filter((word) => /^[a-z]{7,}$/u.test(word) && !places.has(word));
}

function groupByInitial(words: ReadonlyMap<string, number>): ByInitial {
  const groups = new Map<string, ListedWord[]>();
  for (const [word, place] of words) {
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
