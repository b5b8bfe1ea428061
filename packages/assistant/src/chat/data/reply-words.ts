import type { Language } from '@fitted/contract/languages';
import { german } from './replies/de.ts';
import { english } from './replies/en.ts';
import { spanish } from './replies/es.ts';
import { french } from './replies/fr.ts';
import { japanese } from './replies/ja.ts';
import type { ReplyWords } from './replies/reply-words.ts';
import { chinese } from './replies/zh.ts';

export type { ReplyWords };

export const replyWords: Readonly<Record<Language, ReplyWords>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  zh: chinese,
  ja: japanese,
};

/** Replaces the placeholders in a sentence with the values in `params`. */
export function fill(sentence: string, params: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/gu, (whole, name: string) => String(params[name] ?? whole));
}
