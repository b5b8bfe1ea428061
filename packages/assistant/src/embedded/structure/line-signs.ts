import { pattern } from '@fitted/language/pattern';
import { lineCues } from '../../cues.ts';

// Words that refer to the line before: moved elsewhere, a line with one no longer makes sense.
const leaning = pattern('iu')`${lineCues.any('leaning')}`;

export function isLeaning(text: string): boolean {
  return leaning.test(text);
}

const year = /(?<!\p{N})(?:19|20)\d\d(?!\p{N})/gu;
const standard = /(?<![\p{L}-])(?!USD|EUR|GBP|CHF|JPY|CNY|CAD|AUD|INR)\p{Lu}{2,4}(?:-\p{Lu}{1,4}){0,3} \d+/gu;

/** A bare year does not count as a figure, nor does a digit inside a name ("KS1") or the number of a standard ("ISO 9001"). */
export function hasFigure(text: string): boolean {
  return /(?<![\p{Lu}\p{Ll}\p{N}])\p{N}/u.test(text.replace(standard, '').replace(year, ''));
}
