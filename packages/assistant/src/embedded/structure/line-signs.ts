import { pattern } from '@fitted/language/pattern';

// Words that refer to the line before: moved elsewhere, a line with one no longer makes sense.
const leaning = pattern('iu')`
  \b(?:same|this|these|those|it|they|them|above|also|then|later|former|latter|there|both|mismo|misma|este|esta|estos
  |estas|también|luego|même|ce|cette|ces|aussi|ensuite|puis|dieser|diese|dieses|auch|danach|dort)\b|同じ|その|それ|上記|また|该
  |此|上述|同一|并且|另
`;

export function isLeaning(text: string): boolean {
  return leaning.test(text);
}

const year = /(?<!\p{N})(?:19|20)\d\d(?!\p{N})/gu;
const standard = /(?<![\p{L}-])(?!USD|EUR|GBP|CHF|JPY|CNY|CAD|AUD|INR)\p{Lu}{2,4}(?:-\p{Lu}{1,4}){0,3} \d+/gu;

/** A bare year does not count as a figure, nor does a digit inside a name ("KS1") or the number of a standard ("ISO 9001"). */
export function hasFigure(text: string): boolean {
  return /(?<![\p{Lu}\p{Ll}\p{N}])\p{N}/u.test(text.replace(standard, '').replace(year, ''));
}
