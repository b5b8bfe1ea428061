import type { Language } from '@fitted/contract/languages';

/** The service is British, so that its English is too. */
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', es: 'es', fr: 'fr', de: 'de', zh: 'zh', ja: 'ja' };

/** An amount in the smallest coin of its currency. */
export const formatMoney = (amount: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: currency.toUpperCase() }).format(
    amount / 100,
  );

export const formatDay = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(date);
