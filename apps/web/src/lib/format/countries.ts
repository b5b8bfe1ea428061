import { countryNames } from '@fitted/contract/account-countries';
import type { Language } from '@fitted/contract/languages';
import { localeOf } from './languages.ts';

export interface CountryOption {
  /** The name that is stored, the same in every language. */
  readonly value: string;
  readonly label: string;
}

/**
 * The countries under their names in a language, in that language's order. An account made elsewhere may hold a name that the list does
 * not have; it stands first, and must not vanish by saving.
 */
export function countryOptions(language: Language, current: string | null = null): CountryOption[] {
  const locale = localeOf(language);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const listed = Object.entries(countryNames)
    .map(([code, value]) => ({ value, label: language === 'en' ? value : (names.of(code) ?? value) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const isKnown = !current || listed.some(({ value }) => value === current);
  return isKnown ? listed : [{ value: current, label: current }, ...listed];
}
