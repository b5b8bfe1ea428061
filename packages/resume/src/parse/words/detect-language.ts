import { defaultLanguage, type Language, languages, scriptOf } from '@fitted/contract/languages';
import { packs } from '@fitted/language/packs';
import { foldedWords, wordSet } from './word-list.ts';

const latin = languages.filter((language) => scriptOf(language) === 'latin');
const inKana = languages.find((language) => scriptOf(language) === 'kana');
const inHan = languages.find((language) => scriptOf(language) === 'han');
const sets = latin.map((language) => [language, wordSet(packs[language].detection.smallWords)] as const);
/** Enough to decide, and keeps long texts cheap. */
const sampleLength = 6_000;

/** Kana mean Japanese, Han characters without kana Chinese. Other languages are recognised by their function words. */
export function detectLanguage(text: string): Language {
  const sample = text.slice(0, sampleLength);
  const kana = sample.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const han = sample.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if ((kana + han) * 3 > latin) {
    if (inKana && kana * 12 > han) return inKana;
    if (inHan && han > 0) return inHan;
  }
  const words = foldedWords(sample);
  let best: Language = defaultLanguage;
  let most = 0;
  for (const [language, set] of sets) {
    const count = words.filter((word) => set.has(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  if (most < 3) return guessByTelltales(sample) ?? best;
  return best;
}

/** A resume of only names and dates has hardly any function words, but its letters and headings still give clues. */
function guessByTelltales(text: string): Language | undefined {
  let best: Language | undefined;
  let most = 0;
  for (const language of latin) {
    const { telltales } = packs[language].detection;
    const count = telltales ? [...text.matchAll(telltales)].length : 0;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
