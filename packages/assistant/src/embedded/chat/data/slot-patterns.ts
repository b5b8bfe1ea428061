import type { Language } from '@fitted/contract/languages';
import { foldLetters } from '../fold-name.ts';
import type { SlotPhrasing, Slotted } from './phrasing.ts';
import { german } from './phrasings/de.ts';
import { english } from './phrasings/en.ts';
import { spanish } from './phrasings/es.ts';
import { french } from './phrasings/fr.ts';
import { japanese } from './phrasings/ja.ts';
import { chinese } from './phrasings/zh.ts';

export interface SlotPattern {
  readonly intent: Slotted;
  /** Matches the whole request in folded letters. Groups: section, from, to, count, fact, place, newPlace. */
  readonly pattern: RegExp;
}

export const slotPatterns: Readonly<Record<Language, readonly SlotPattern[]>> = {
  en: english.map(compile),
  es: spanish.map(compile),
  fr: french.map(compile),
  de: german.map(compile),
  zh: chinese.map(compile),
  ja: japanese.map(compile),
};

function compile([intent, source]: SlotPhrasing): SlotPattern {
  return { intent, pattern: new RegExp(`^(?:${foldLetters(source)})$`, 'disu') };
}

/** Small numbers in words, as the phrasings allow them. */
export const countWords: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ un: 1, uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 },
  ...{ une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5 },
  ...{ ein: 1, eine: 1, einen: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6 },
  ...{ 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6 },
};
