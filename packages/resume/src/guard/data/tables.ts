import type { Language } from '@fitted/contract/languages';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import type { GuardWords } from './guard-words.ts';
import { japanese } from './ja.ts';
import { chinese } from './zh.ts';

export const guardWords: Readonly<Record<Language, GuardWords>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  zh: chinese,
  ja: japanese,
};
