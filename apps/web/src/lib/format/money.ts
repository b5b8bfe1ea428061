import type { Language } from '@fitted/contract/languages';
import { localeOf } from './languages.ts';

/** Amounts are in minor units (pence). Pounds show two decimals; currencies without decimals show none. */
export function formatMoney(
  minorUnits: number,
  { language = 'en', currency = 'gbp', isRound = false }: MoneyFormat = {},
): string {
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    ...(isRound && { trailingZeroDisplay: 'stripIfInteger' }),
  });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minorUnits / 10 ** decimals);
}

export interface MoneyFormat {
  readonly language?: Language;
  readonly currency?: string;
  /** In a sentence, a whole amount is said without decimals. */
  readonly isRound?: boolean;
}
