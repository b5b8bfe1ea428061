import { type Language, languageList } from '@fitted/contract/language-list';

export { defaultLanguage, languages } from '@fitted/contract/language-list';

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languageList, value);

/** The locale for a language's dates, numbers and money. */
export const localeOf = (language: Language): string => languageList[language].locale;

/** A language's own name, which its readers recognise whatever the page's language. */
export const ownNameOf = (language: Language): string => languageList[language].ownName;
