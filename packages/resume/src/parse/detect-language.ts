import type { Language } from '@fitted/contract/languages';
import { stopWords } from './data/stop-words.ts';
import { foldedWords, wordSet } from './word-list.ts';

const sets = (Object.entries(stopWords) as [keyof typeof stopWords, readonly string[]][]).map(
  ([language, words]) => [language, wordSet(words)] as const,
);
/** Enough to tell, and it keeps long texts cheap. */
const sampleLength = 6_000;

/** Kana are Japanese, Han signs without kana Chinese; the others are told by their small words. */
export function detectLanguage(text: string): Language {
  const sample = text.slice(0, sampleLength);
  const kana = sample.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const han = sample.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if ((kana + han) * 3 > latin) {
    if (kana * 12 > han) return 'ja';
    if (han > 0) return 'zh';
  }
  const words = foldedWords(sample);
  let best: Language = 'en';
  let most = 0;
  for (const [language, set] of sets) {
    const count = words.filter((word) => set.has(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  if (most < 3) return guessBySigns(sample) ?? best;
  return best;
}

/** A resume of names and dates only has hardly any small words; its letters and headings still tell. */
function guessBySigns(text: string): Language | undefined {
  if (/[ñ¿¡]|\b(?:experiencia|formación|idiomas|habilidades)\b/iu.test(text)) return 'es';
  if (/[ßäöü]|\b(?:berufserfahrung|ausbildung|kenntnisse|sprachen|lebenslauf)\b/iu.test(text)) return 'de';
  if (/[çœèê]|\b(?:expérience|formation|compétences|langues)\b/iu.test(text)) return 'fr';
  return undefined;
}
