/**
 * The languages of the interface and of resumes, in the order of the language picker. The texts and rules of each are
 * in its folders (`packages/language/src/<code>`, `apps/web/src/i18n/<code>`). Without zod, because every page needs
 * it.
 */
export const languageList = {
  en: { ownName: 'English', locale: 'en-US', writtenLocale: 'en-GB', script: 'latin', firstWeekday: 0 },
  es: { ownName: 'Español', locale: 'es-ES', script: 'latin', firstWeekday: 1 },
  fr: { ownName: 'Français', locale: 'fr-FR', script: 'latin', firstWeekday: 1 },
  de: { ownName: 'Deutsch', locale: 'de-DE', script: 'latin', firstWeekday: 1 },
  zh: { ownName: '中文', locale: 'zh-CN', script: 'han', firstWeekday: 1 },
  ja: { ownName: '日本語', locale: 'ja-JP', script: 'kana', firstWeekday: 0 },
} as const satisfies Readonly<Record<string, ListedLanguage>>;

interface ListedLanguage {
  readonly ownName: string;
  /** How screens write dates, numbers and money. */
  readonly locale: string;
  /** How mails, receipts and files write them, if differently. The service is British, and so is its written English. */
  readonly writtenLocale?: string;
  /** Kana mean Japanese, Han characters without kana Chinese. */
  readonly script: 'latin' | 'han' | 'kana';
  /** 0 is Sunday. */
  readonly firstWeekday: 0 | 1;
}

export type Language = keyof typeof languageList;
export const languages = Object.keys(languageList) as [Language, ...Language[]];
export const defaultLanguage: Language = 'en';

/** For prompts, which are in English. */
export const englishNameOf = (language: Language): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

export function writtenLocaleOf(language: Language): string {
  const { locale, writtenLocale }: ListedLanguage = languageList[language];
  return writtenLocale ?? locale;
}

export const scriptOf = (language: Language): ListedLanguage['script'] => languageList[language].script;
