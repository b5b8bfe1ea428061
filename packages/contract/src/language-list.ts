/**
 * The languages of the interface and of resumes, in the order of the language picker. The texts and rules of each are
 * in its folders (`packages/language/src/<code>`, `apps/web/src/i18n/<code>`). Without zod, because every page needs
 * it.
 */
export const languageList = {
  en: { ownName: 'English', locale: 'en-US' },
  es: { ownName: 'Español', locale: 'es-ES' },
  fr: { ownName: 'Français', locale: 'fr-FR' },
  de: { ownName: 'Deutsch', locale: 'de-DE' },
  zh: { ownName: '中文', locale: 'zh-CN' },
  ja: { ownName: '日本語', locale: 'ja-JP' },
} as const satisfies Readonly<Record<string, ListedLanguage>>;

interface ListedLanguage {
  readonly ownName: string;
  /** How screens write dates, numbers and money. */
  readonly locale: string;
}

export type Language = keyof typeof languageList;
export const languages = Object.keys(languageList) as [Language, ...Language[]];
export const defaultLanguage: Language = 'en';

/** For prompts, which are in English. */
export const englishNameOf = (language: Language): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

/**
 * The locale for mails, receipts and files; screens use `locale`. The service is British, and so is its written
 * English.
 */
export const writtenLocaleOf = (language: Language): string =>
  language === 'en' ? 'en-GB' : languageList[language].locale;
