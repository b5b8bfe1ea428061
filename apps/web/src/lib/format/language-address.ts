import type { Language } from '@fitted/contract/languages';
import { defaultLanguage, isLanguage } from './languages.ts';

export interface LanguageAddress {
  /** Undefined for an address without a language, which shows the chosen one. */
  readonly language: Language | undefined;
  /** `/de`, or empty. */
  readonly basename: string;
  /** The address without its language. */
  readonly path: string;
}

/** `/de/about-us` → `de` and `/about-us`. */
export function splitLanguage(pathname: string): LanguageAddress {
  const [, first = '', rest = ''] = /^\/([a-z]{2})(\/.*)?$/.exec(pathname) ?? [];
  if (!isLanguage(first)) return { language: undefined, basename: '', path: pathname };
  return { language: first, basename: `/${first}`, path: rest || '/' };
}

/** A page's address in a language. English has no prefix, and is the default for people who have not chosen. */
export function addressIn(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}/` : `/${language}${path}`;
}
