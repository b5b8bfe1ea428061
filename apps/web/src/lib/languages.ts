import type { Language } from '@fitted/contract/languages';

/**
 * The contract's list with what a screen needs to know of each. Written out here because the contract's own list
 * comes with zod; a test holds the two equal.
 */
const known: Record<Language, { readonly locale: string; readonly ownName: string }> = {
  en: { locale: 'en-US', ownName: 'English' },
  es: { locale: 'es-ES', ownName: 'Español' },
  fr: { locale: 'fr-FR', ownName: 'Français' },
  de: { locale: 'de-DE', ownName: 'Deutsch' },
  zh: { locale: 'zh-CN', ownName: '中文' },
  ja: { locale: 'ja-JP', ownName: '日本語' },
};

export const languages = Object.keys(known) as Language[];
export const defaultLanguage: Language = 'en';

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(known, value);

/** The locale whose dates, numbers and money a language shows. */
export const localeOf = (language: Language): string => known[language].locale;

/** A language by its own name, which its readers recognise whatever the page is written in. */
export const ownNameOf = (language: Language): string => known[language].ownName;
