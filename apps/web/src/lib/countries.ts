import { countryNames } from '@fitted/contract/account-countries';
import type { Language } from '@fitted/contract/languages';
import { localeOf } from './languages.ts';

export interface CountryOption {
  /** The name that is stored, the same in every language. */
  readonly value: string;
  readonly label: string;
}

/** The countries under their names in a language, in that language's order. */
export function countryOptions(language: Language): CountryOption[] {
  const locale = localeOf(language);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return Object.entries(countryNames)
    .map(([code, value]) => ({ value, label: language === 'en' ? value : (names.of(code) ?? value) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
