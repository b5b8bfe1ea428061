import { readingOrder } from './reading-order.ts';
import { findUnspacedGap } from './unspaced.ts';
import { lineEndHyphen } from './upright-glyphs.ts';
import type { Span, Word } from './word.ts';

/** Narrower gaps (in letter sizes) do not separate words: a change of font or size within a word. */
const glueGap = 0.12;

/** The words of a span as text, with the targets of links that the text itself does not show. */
export function spanText(span: Span): string {
  let text = '';
  let last: Word | undefined;
  for (const word of spreadLetters(readingOrder(span.words))) {
    if (last?.link && last.link !== word.link) text += ` (${last.link})`;
    if (last && !isGlued(last, word)) text += ' ';
    text += readable(word);
    last = word;
  }
  if (last?.link) text += ` (${last.link})`;
  return text.replace(/ {2,}/g, ' ').trim();
}

function isGlued(last: Word, word: Word): boolean {
  if (last.spaceAfter || word.spaceBefore || last.isSymbol || word.isSymbol) return false;
  // OCR may have separated letters that are nevertheless close together.
  const limit = findUnspacedGap(last.text.at(-1) ?? '', word.text[0] ?? '') ?? glueGap;
  return Math.max(word.x0 - last.x1, last.x0 - word.x1) < limit * Math.min(last.size, word.size);
}

/** Icons have no text. */
export function readable(word: Word): string {
  if (word.isSymbol) return '';
  return word.text.replace(/[\p{Co}\p{Cn}]/gu, '');
}

/** "E X P E R I E N C E" is one letter-spaced word, not ten. */
function spreadLetters(words: readonly Word[]): readonly Word[] {
  if (words.length < 4) return words;
  const single = words.filter((word) => [...word.text].length === 1 && /\p{Lu}|\p{Nd}|[&.,-]/u.test(word.text));
  if (single.length < words.length * 0.8) return words;
  const gaps = words.slice(1).map((word, index) => word.x0 - (words[index]?.x1 ?? word.x0));
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const joined: Word[] = [];
  words.forEach((word, index) => {
    const last = joined.at(-1);
    const gap = gaps[index - 1] ?? 0;
    if (last && gap < usual * 1.6 + 0.05 * word.size) {
      last.text += word.text;
      last.x1 = word.x1;
    } else joined.push({ ...word, spaceBefore: true, spaceAfter: true });
  });
  return joined;
}

/** Hyphens that are not at a line's end are real hyphens. */
export const plainHyphens = (text: string): string => text.replace(hyphens, '-');
const hyphens = new RegExp(`(?:(?<![-‐‑])[-‐‑]+)?${lineEndHyphen}[-‐‑]*`, 'gu');
