import type { Language } from '@fitted/contract/languages';
import { wordList } from './word-list.ts';

/** Small words that tell the Latin-script languages apart; a word shared by two of them is left out. */
export const stopWords: Readonly<Record<Extract<Language, 'en' | 'es' | 'fr' | 'de'>, readonly string[]>> = {
  en: wordList(`
    the, and, of, for, with, to, at, by, from, that, using, which, through, across, into, their, is, as
  `),
  es: wordList(`
    el, los, las, del, y, con, por, para, una, que, al, como, más, sus, sobre, desde, hasta, años
  `),
  fr: wordList(`
    le, les, du, et, avec, pour, une, dans, sur, aux, au, par, ans, chez, à, d'une, leur, ainsi
  `),
  de: wordList(`
    der, die, das, und, mit, für, von, bei, im, zur, zum, einer, sowie, auf, durch, den, des, ein
  `),
};
