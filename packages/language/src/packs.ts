import type { Language } from '@fitted/contract/languages';
import { german } from './de/german.ts';
import { english } from './en/english.ts';
import { spanish } from './es/spanish.ts';
import { french } from './fr/french.ts';
import { japanese } from './ja/japanese.ts';
import type { LanguagePack } from './language.ts';
import { chinese } from './zh/chinese.ts';

/** The one place where languages are registered. */
export const packs: Readonly<Record<Language, LanguagePack>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  zh: chinese,
  ja: japanese,
};

/** How the language is written and built. */
export const traitsOf = (language: Language): LanguagePack['traits'] => packs[language].traits;
