/**
 * The languages of the interface and of resumes, in the order of the language picker. What each says and knows is in its folders
 * (`packages/language/src/<code>`, `apps/web/src/i18n/<code>`). Without zod, because every page needs it.
 */
export const languageList = {
  en: { ownName: 'English', englishName: 'English', locale: 'en-US', writtenLocale: 'en-GB' },
  es: { ownName: 'Español', englishName: 'Spanish', locale: 'es-ES', writtenLocale: 'es-ES' },
  fr: { ownName: 'Français', englishName: 'French', locale: 'fr-FR', writtenLocale: 'fr-FR' },
  de: { ownName: 'Deutsch', englishName: 'German', locale: 'de-DE', writtenLocale: 'de-DE' },
  zh: { ownName: '中文', englishName: 'Chinese', locale: 'zh-CN', writtenLocale: 'zh-CN' },
  ja: { ownName: '日本語', englishName: 'Japanese', locale: 'ja-JP', writtenLocale: 'ja-JP' },
} as const satisfies Readonly<Record<string, ListedLanguage>>;

interface ListedLanguage {
  readonly ownName: string;
  /** For prompts, which are in English. */
  readonly englishName: string;
  /** How screens write dates, numbers and money. */
  readonly locale: string;
  /** The same for mails, receipts and files. The service is British, and so is its written English. */
  readonly writtenLocale: string;
}

export type Language = keyof typeof languageList;
export const languages = Object.keys(languageList) as [Language, ...Language[]];
export const defaultLanguage: Language = 'en';
