import { type DateStyle, formatDate, formatTimeRange } from '../lib/format/dates.ts';
import { localeOf } from '../lib/format/languages.ts';
import { formatMoney } from '../lib/format/money.ts';
import { useTranslation } from './use-translation.ts';

export interface Format {
  date(value: Date | string | number | null | undefined, style?: DateStyle): string;
  timeRange(start: string | null | undefined, end: string | null | undefined): string;
  money(minorUnits: number, currency?: string): string;
  number(value: number): string;
}

/** Dates, times, money and numbers as the chosen language writes them. */
export function useFormat(): Format {
  const { t, language } = useTranslation('ui');
  return {
    date: (value, style = 'medium') => formatDate(value, { language, style, invalid: t('invalidDate') }),
    timeRange: (start, end) => formatTimeRange(start, end, { language, allDay: t('allDay') }),
    money: (minorUnits, currency = 'gbp') => formatMoney(minorUnits, { language, currency }),
    number: (value) => new Intl.NumberFormat(localeOf(language)).format(value),
  };
}
