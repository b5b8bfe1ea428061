import { type Language, languageList } from '@fitted/contract/language-list';

/** An amount in the smallest coin of its currency. */
export const formatMoney = (amount: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(languageList[language].writtenLocale, {
    style: 'currency',
    currency: currency.toUpperCase(),
  }).format(amount / 100);

export const formatDay = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(languageList[language].writtenLocale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
