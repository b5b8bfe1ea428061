import type { Language } from '@fitted/contract/languages';
import { defaultLanguage, isLanguage } from './languages.ts';

export interface LanguageAddress {
  /** Undefined for a plain address, which shows the language that was chosen. */
  readonly language: Language | undefined;
  /** `/de`, or nothing. */
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

/** A page's own address in a language. English has the plain one, as everybody who has not chosen. */
export function addressIn(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}/` : `/${language}${path}`;
}
