import type { Language } from '@fitted/contract/languages';
import type { Answers } from '../topics.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import { chinese } from './zh.ts';

export const answers: Readonly<Record<Language, Answers>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  zh: chinese,
  ja: japanese,
};
