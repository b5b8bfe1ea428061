import type { Language } from '@fitted/contract/languages';

/** For prompts, which are in English. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  zh: 'Chinese',
  ja: 'Japanese',
};
