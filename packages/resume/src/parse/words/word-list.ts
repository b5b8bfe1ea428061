import { cachedWhileParsing } from './cache-while-parsing.ts';

/** The form in which words are compared: lower case, no full stops, plain apostrophes, ASCII for full-width. */
export function foldWord(text: string): string {
  const small = (plain.test(text) ? text : text.normalize('NFKC').replace(/[’`´]/gu, "'")).toLowerCase();
  return (small.includes('.') ? small.replaceAll('.', '') : small).trim();
}

/** Only characters that need no normalising. */
const plain = /^[\x20-\x5f\x61-\x7e]*$/u;

/** A set of folded words; entries of several words are kept whole. */
export function wordSet(...lists: readonly (readonly string[])[]): ReadonlySet<string> {
  return new Set(lists.flat().map(foldWord));
}

/** The words of a text as the lists spell them. Hyphenated words stay whole. */
export const foldedWords = cachedWhileParsing(
  (text: string): readonly string[] => foldWord(text).match(/[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}'+#-]*/gu) ?? [],
);

/** One pattern for many words, longest first so that "jan" never cuts "january". */
export function alternatives(words: readonly string[]): string {
  return [...new Set(words)]
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&').replace(/ /gu, '\\s+'))
    .join('|');
}

export const countWords = cachedWhileParsing(
  (text: string): number =>
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,3}|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu,
    )?.length ?? 0,
);

/** Printed width in half-width columns: a Chinese or Japanese character takes two. */
export function printedWidth(text: string): number {
  if (/^[\p{ASCII}\p{Script=Latin}]*$/u.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += isWide(character) ? 2 : 1;
  return width;
}

function isWide(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (
    (code >= 0x2e80 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xff00 && code <= 0xff60)
  );
}

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether the text has Chinese or Japanese characters, written without spaces. A lone ー does not count. */
export function hasCjk(text: string): boolean {
  return cjk.test(text);
}
