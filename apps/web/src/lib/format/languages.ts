import { type Language, languageList } from '@fitted/contract/language-list';

export { defaultLanguage, languages } from '@fitted/contract/language-list';

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languageList, value);

/** The locale whose dates, numbers and money a language shows. */
export const localeOf = (language: Language): string => languageList[language].locale;

/** A language by its own name, which its readers recognise whatever the page is written in. */
export const ownNameOf = (language: Language): string => languageList[language].ownName;
