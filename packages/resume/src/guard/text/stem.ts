import type { Language } from '@fitted/contract/languages';
import { packs } from '@fitted/language/packs';

/** The part of a folded word that its forms share. */
export function stemOf(word: string, language: Language): string {
  if (/\d/u.test(word) || word.length < 4) return word;
  const { endings, prepare, finish } = packs[language].stemming;
  const base = prepare(word);
  const ending =
    endings.find((one) => base.endsWith(one) && base.length - one.length >= 4) ??
    endings.find((one) => one.length <= 3 && base.endsWith(one) && base.length - one.length >= 3);
  return finish(ending ? base.slice(0, -ending.length) : base);
}
