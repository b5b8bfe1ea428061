import { languageCookie } from '@fitted/contract/cookies';
import type { Language } from '@fitted/contract/languages';
import { readStored, writeStored } from '../browser/storage.ts';
import { isLanguage } from './languages.ts';

export const languageStorageKey = 'fitted.language';

const yearS = 365 * 24 * 60 * 60;

/** In storage, where it lasts, and in a cookie, so that the server renders the next page in it. */
export function rememberLanguage(language: Language): void {
  writeStored(languageStorageKey, language);
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearS}; samesite=lax${secure}`;
}

export function findRememberedLanguage(): Language | undefined {
  const stored = readStored(languageStorageKey);
  return isLanguage(stored) ? stored : undefined;
}
