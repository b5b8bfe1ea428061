import { type Language, languages } from '@fitted/contract/languages';
import type { OcrLanguage } from './tesseract.ts';

/** Null for a language without a model of its own: it is read with the one that the letters suggest. */
const byLanguage: Readonly<Record<Language, OcrLanguage | null>> = {
  en: 'eng',
  es: 'spa',
  fr: 'fra',
  de: 'deu',
  zh: 'chi_sim',
  ja: 'jpn',
};

/** Translates the languages that the caller expects to the engine's names. */
export function expectedLanguages(codes: readonly string[] | undefined): OcrLanguage[] {
  const known = (codes ?? [])
    .map((code) => languages.find((language) => language === code.slice(0, 2).toLowerCase()))
    .map((language) => language && byLanguage[language])
    .filter((model) => model != null);
  return [...new Set(known)];
}

/**
 * Words that identify a language even if accented letters were misread; none that two languages share ("de", "la"), or
 * the first of them would win.
 */
const COMMON: Readonly<Record<Exclude<OcrLanguage, EasternLanguage>, RegExp>> = {
  eng: /\b(the|and|of|with|for|to|in|experience|skills|education|from)\b/gi,
  deu: /\b(und|der|die|das|mit|für|von|bei|im|zur|berufserfahrung|kenntnisse|ausbildung)\b/gi,
  fra: /\b(et|des|les|du|le|au|avec|pour|une|dans|sur|formation|comp.tences|ann.es|dipl.me)\b/gi,
  spa: /\b(y|del|los|las|el|al|con|para|por|una|experiencia|formaci.n|educaci.n|habilidades|a.os)\b/gi,
};

/** The Latin-script language that a first reading with the English model suggests. */
export function guessLatin(text: string): OcrLanguage {
  let best: OcrLanguage = 'eng';
  let most = 0;
  for (const [language, words] of Object.entries(COMMON) as [OcrLanguage, RegExp][]) {
    const count = text.match(words)?.length ?? 0;
    if (count > most * 1.2) [best, most] = [language, count];
  }
  return best;
}

type EasternLanguage = 'chi_sim' | 'jpn';

export const isEastern = (language: OcrLanguage): language is EasternLanguage =>
  language === 'chi_sim' || language === 'jpn';
