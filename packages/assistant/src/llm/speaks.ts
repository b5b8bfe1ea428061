import { type Language, languages, scriptOf } from '@fitted/contract/languages';
import { packs, traitsOf } from '@fitted/language/packs';
import { quotation } from '@fitted/language/writing/quotations';
import { hasCjk } from '@fitted/resume/parse/words/word-list';

const latin = languages.filter((language) => scriptOf(language) === 'latin');
const sets = new Map(latin.map((language) => [language, new Set(packs[language].detection.smallWords)]));

/**
 * False only if a text is clearly in the wrong language. `beside` is the text it replaces or stands next to: an English
 * line in a German resume may stay English.
 */
export function speaks(language: Language, text: string, beside = ''): boolean {
  // Japanese of this length has kana; Chinese never does.
  if (scriptOf(language) === 'kana' && hanOf(text) >= 12 && !hasKana(text)) return beside !== '' && !hasKana(beside);
  const isEastern = !traitsOf(language).writesSpaces;
  if (isEastern) return hasCjk(text) || (beside !== '' && !hasCjk(beside)) || lettersOf(text) < 12;
  if (hasCjk(text)) return hasCjk(beside);
  const strange = strangest(text, language);
  return strange === undefined || strange === strangest(beside, language);
}

const quoted = new RegExp(quotation, 'gu');

/** A text's own words, without quotations and without repeated lines. */
export function ownWords(text: string, lines: readonly string[]): string {
  const isRepeated = (part: string) => part.length > 5 && lines.some((line) => line.includes(part.trim()));
  return text
    .replace(quoted, ' ')
    .split(/\n+/u)
    .filter((part) => !isRepeated(part.replace(/^[•*-]\s*/u, '')))
    .join('\n');
}

/** The other language that the text's function words clearly indicate. */
function strangest(text: string, language: Language): Language | undefined {
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const count = (set: ReadonlySet<string> | undefined) => words.filter((word) => set?.has(word)).length;
  const own = count(sets.get(language));
  return latin.find((other) => {
    const foreign = other === language ? 0 : count(sets.get(other));
    return foreign >= 2 && foreign > own * 2;
  });
}

const hasKana = (text: string): boolean => /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);
const hanOf = (text: string): number => text.match(/\p{sc=Han}/gu)?.length ?? 0;
const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
