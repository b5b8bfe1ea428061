import type { Row, Word } from './word.ts';

/** Characters that are only ever used as bullets. */
const bullets = /^[•◦▪▫■□●○◆◇▶►▸▹‣⁃∙·⋅∗✦✧✓✔✗➔➜➢➣➤❖❑❒⬥⬩◾◽–—\-*»›⚫⦁◘◙]$/u;
/** Characters that also occur between words: they are bullets only if text follows immediately. */
const weak = /^[–—\-*·»›]$/u;
/** Codes of the bullets in Symbol and Wingdings, as the fonts have them and moved to the private-use area. */
const symbolCodes = new Set([0xb7, 0xa7, 0xd8, 0xfc, 0x76, 0x71, 0x6e, 0x6c, 0x75, 0xa8, 0xe0, 0xe8]);

/** Whether the word is a bullet, however drawn: a bullet character, or a letter that a symbol font draws as one. */
export function isBulletWord(word: Word): boolean {
  if (word.text.length > 2) return false;
  if (bullets.test(word.text)) return true;
  if (!word.isSymbol) return false;
  const code = word.text.codePointAt(0) ?? 0;
  return [...word.text].length === 1 && symbolCodes.has(code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code);
}

export const isWeakBullet = (word: Word): boolean => weak.test(word.text);

export function startsWithBullet(row: Pick<Row, 'words'>): boolean {
  const [first, second] = row.words;
  if (!first || !second || !isBulletWord(first)) return false;
  const gap = second.x0 - first.x1;
  return gap < 4 * second.size && (!isWeakBullet(first) || gap > 0.1 * second.size);
}

/** Private-use codes that begin several sentences are bullets, too; one before an address or a number is an icon. */
export function findRepeatedSymbols(rows: readonly Row[]): Set<string> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const [first, second] = row.words;
    if (first?.isSymbol && second && !second.isSymbol && row.words.length > 4)
      counts.set(first.text, (counts.get(first.text) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= 3).map(([text]) => text));
}
