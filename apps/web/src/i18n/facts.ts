import type { Language } from '@fitted/contract/languages';
import { annualSaving, monthlyPrices, refundDays, resetMinutes, trialDays } from '@fitted/contract/limits/terms';
import { maxUploadMegabytes, nameUploadKinds } from '@fitted/contract/limits/uploads';
import { languages, localeOf } from '../lib/format/languages.ts';
import { brand, emailReplyHours, foundedYear, replyHours } from '../lib/metadata/brand.ts';

/** What a sentence may name as `{{brand}}` or `{{trialDays}}` without being handed it: each is written down once, here or in the contract. */
const facts: Readonly<Record<string, string | number | ((language: Language) => string)>> = {
  brand,
  foundedYear,
  replyFromHours: replyHours.from,
  replyToHours: replyHours.to,
  emailReplyHours,
  trialDays,
  refundDays,
  resetMinutes,
  basicPounds: monthlyPrices.basic / 100,
  annualSaving,
  uploadMegabytes: maxUploadMegabytes,
  uploadKinds: (language) => nameUploadKinds(localeOf(language)),
  languageCount: languages.length,
  languageNames: nameLanguages,
};

export function findFact(name: string, language: Language): string | number | undefined {
  const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
  return typeof fact === 'function' ? fact(language) : fact;
}

/** All our languages as this one names them, to begin a sentence with. */
function nameLanguages(language: Language): string {
  const locale = localeOf(language);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const list = new Intl.ListFormat(locale).format(languages.map((code) => names.of(code) ?? code));
  return list.charAt(0).toLocaleUpperCase(locale) + list.slice(1);
}
