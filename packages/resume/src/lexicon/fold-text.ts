/** Text in comparable form: `at[i]` is the offset of the i-th folded character in the original. */
export interface FoldedText {
  readonly text: string;
  readonly at: readonly number[];
}

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fc]/u;
const foldedSigns = new Map<string, string>();
/** A line is folded several times in a row: for its claims, its skills and its words. */
let last: { readonly source: string; readonly folded: FoldedText } = { source: '', folded: { text: '', at: [] } };

/**
 * Lower case without accents, full-width characters as ASCII, runs of spaces as one, hyphens inside words as spaces
 * ("point-of-sale" reads like "point of sale"). Line breaks stay: a skill never spans two lines.
 */
export function foldText(source: string): FoldedText {
  if (last.source !== source) last = { source, folded: foldSigns(source) };
  return last.folded;
}

function foldSigns(source: string): FoldedText {
  const at: number[] = [];
  let text = '';
  let isAfterBlank = true;
  for (let index = 0; index < source.length; index += 1) {
    const sign = source.charAt(index);
    const folded = isHyphen(sign) ? foldHyphen(source, index) : foldSign(sign);
    if (folded === ' ' && isAfterBlank) continue;
    for (let count = 0; count < folded.length; count += 1) at.push(index);
    text += folded;
    if (folded !== '') isAfterBlank = folded === ' ' || folded === '\n';
  }
  return { text, at };
}

function foldSign(sign: string): string {
  if (sign >= 'a' && sign <= 'z') return sign;
  const known = foldedSigns.get(sign);
  if (known !== undefined) return known;
  const folded = computeSign(sign);
  foldedSigns.set(sign, folded);
  return folded;
}

function computeSign(sign: string): string {
  if (sign === '\n' || sign === '\r' || sign === '\u2028') return '\n';
  if (/\s/u.test(sign)) return ' ';
  if (/[’‘`´ʼ]/u.test(sign)) return "'";
  if (/[\ud800-\udfff]/.test(sign)) return sign;
  // Decomposing would separate the voicing mark from kana: か is not が.
  if (cjk.test(sign)) return sign.normalize('NFKC').toLowerCase();
  return sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function isHyphen(sign: string): boolean {
  return sign === '-' || sign === '_' || sign === '\u2010' || sign === '\u2011';
}

function foldHyphen(source: string, index: number): string {
  return isLetterOrDigit(source.charAt(index - 1)) && isLetterOrDigit(source.charAt(index + 1)) ? ' ' : '-';
}

function isLetterOrDigit(sign: string): boolean {
  return /[\p{L}\p{N}]/u.test(sign);
}
