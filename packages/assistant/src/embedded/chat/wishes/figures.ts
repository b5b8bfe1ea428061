import { pattern } from '@fitted/language/pattern';
import { wishCues } from '../../../cues.ts';

/** A figure as people write it: an amount, a span, a date, "J+7", 四五十. */
/** A sign or letter that is part of the figure: "5 %", "2k", "3rd", "2º". */
const unit = `(?:[%％+]|(?:k|m|${wishCues.any('ordinalEnding')})(?!\\p{L}))?`;
const amount = `[£$€¥]?\\p{N}+(?:[.,:/]\\p{N}+)*${unit}`;
const small = `[£$€¥]?\\p{N}{1,3}(?![\\p{N}/])${unit}`;
const span = `${small} ?(?:-|–|to|bis|à|a|hasta|到|至|~|〜) ?${small}`;
const figure = new RegExp(
  `(?<![\\p{sc=Latin}\\p{N}.,/+])(?:\\p{Lu}\\+\\p{N}+|${span}|${amount})|[一二三四五六七八九十百千两]{2,6}`,
  'gu',
);

export interface Figure {
  readonly text: string;
  readonly at: number;
  /** The words after it: "6 new grads" counts grads. */
  readonly counts: readonly string[];
}

const reach = 3;

export function figuresIn(text: string): Figure[] {
  return [...text.matchAll(figure)].map(({ index, 0: found }) => {
    const behind = text.slice(index + found.length);
    const [asian] = /^\s?[\p{sc=Han}\p{sc=Katakana}]/u.exec(behind) ?? [];
    const words = asian ? [asian.trim()] : (behind.match(/[\p{L}]+/gu) ?? []).slice(0, reach);
    return { text: found, at: index, counts: words.map((word) => stemOf(word)) };
  });
}

const stemOf = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .slice(0, /\p{sc=Han}/u.test(word) ? 1 : 4);

/** Of the same shape: "J+6" and "J+7", "03/2017" and "05/2017", 50 and 60. */
export const buildOf = (text: string): string =>
  text.replace(/\p{N}+/gu, '0').replace(/0 ?(?:-|–|to|bis|à|a|hasta|到|至|~|〜) ?0/u, '0');

/** What may follow a figure without being counted, by its first four letters. */
const smallWords = pattern('u')`^${wishCues.any('smallWords')}$`;

export const isSmallWord = (word: string): boolean => smallWords.test(stemOf(word));
