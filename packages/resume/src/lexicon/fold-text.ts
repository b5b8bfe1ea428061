/** Text in comparable form: `at[i]` is the offset of the i-th folded character in the original. */
export interface FoldedText {
  readonly text: string;
  readonly at: readonly number[];
}

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fc]/u;
const foldedCharacters = new Map<string, string>();
/** A line is folded several times in a row: for its claims, its skills and its words. */
let last: { readonly source: string; readonly folded: FoldedText } = { source: '', folded: { text: '', at: [] } };

/**
 * Lower case without accents, full-width characters as ASCII, runs of spaces as one, hyphens inside words as spaces
 * ("point-of-sale" reads like "point of sale"). Line breaks stay: a skill never spans two lines.
 */
export function foldText(source: string): FoldedText {
  if (last.source !== source) last = { source, folded: foldCharacters(source) };
  return last.folded;
}

function foldCharacters(source: string): FoldedText {
  const at: number[] = [];
  let text = '';
  let isAfterBlank = true;
  for (let index = 0; index < source.length; index += 1) {
    const character = source.charAt(index);
    const folded = isHyphen(character) ? foldHyphen(source, index) : foldCharacter(character);
    if (folded === ' ' && isAfterBlank) continue;
    for (let count = 0; count < folded.length; count += 1) at.push(index);
    text += folded;
    if (folded !== '') isAfterBlank = folded === ' ' || folded === '\n';
  }
  return { text, at };
}

function foldCharacter(character: string): string {
  if (character >= 'a' && character <= 'z') return character;
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const folded = computeFold(character);
  foldedCharacters.set(character, folded);
  return folded;
}

function computeFold(character: string): string {
  if (character === '\n' || character === '\r' || character === '\u2028') return '\n';
  if (/\s/u.test(character)) return ' ';
  if (/[’‘`´ʼ]/u.test(character)) return "'";
  if (/[\ud800-\udfff]/.test(character)) return character;
  // Decomposing would separate the voicing mark from kana: か is not が.
  if (cjk.test(character)) return character.normalize('NFKC').toLowerCase();
  return character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function isHyphen(character: string): boolean {
  return character === '-' || character === '_' || character === '\u2010' || character === '\u2011';
}

function foldHyphen(source: string, index: number): string {
  return isLetterOrDigit(source.charAt(index - 1)) && isLetterOrDigit(source.charAt(index + 1)) ? ' ' : '-';
}

function isLetterOrDigit(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
