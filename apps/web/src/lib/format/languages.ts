import { type Language, languageList, scriptOf } from '@fitted/contract/language-list';

export { defaultLanguage, languages } from '@fitted/contract/language-list';

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languageList, value);

/** The locale for a language's dates, numbers and money. */
export const localeOf = (language: Language): string => languageList[language].locale;

/** Names in Han characters or kana begin with the family. */
export const isFamilyNameFirst = (language: Language): boolean => scriptOf(language) !== 'latin';

/** A language's own name, which its readers recognise whatever the page's language. */
export const ownNameOf = (language: Language): string => languageList[language].ownName;
