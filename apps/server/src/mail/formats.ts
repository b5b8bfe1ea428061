import { type Language, writtenLocaleOf } from '@fitted/contract/language-list';

/** Formats an amount given in the currency's smallest unit. */
export const formatMoney = (amount: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(writtenLocaleOf(language), {
    style: 'currency',
    currency: currency.toUpperCase(),
  }).format(amount / 100);

export const formatDay = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(writtenLocaleOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
