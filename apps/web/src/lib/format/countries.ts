import { countryNames } from '@fitted/contract/account/countries';
import { defaultLanguage, type Language } from '@fitted/contract/language-list';
import { localeOf } from './languages.ts';

export interface CountryOption {
  /** The stored name, the same in every language. */
  readonly value: string;
  readonly label: string;
}

/**
 * The countries with their names in a language, sorted for it. An account created elsewhere may have a name that is not
 * in the list; it comes first, so that saving does not lose it.
 */
export function countryOptions(language: Language, current: string | null = null): CountryOption[] {
  const locale = localeOf(language);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const listed = Object.entries(countryNames)
    .map(([code, value]) => ({ value, label: language === defaultLanguage ? value : (names.of(code) ?? value) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const isKnown = !current || listed.some(({ value }) => value === current);
  return isKnown ? listed : [{ value: current, label: current }, ...listed];
}
