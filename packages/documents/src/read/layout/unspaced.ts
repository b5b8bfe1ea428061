/** Chinese and Japanese have no spaces between words. */
export function isUnspaced(letter: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u.test(letter);
}

/** Every letter has a full square, which narrow ones (日, 一, ト) do not fill. */
const squareGap = 0.4;
/** Punctuation fills at most half of its square. */
const markGap = 0.8;
const mark = /[、。・，．：；！？「」『』【】〔〕（）《》〈〉]/u;

/** The widest gap (in letter sizes) between these letters within a word; undefined in scripts with spaces. */
export function findUnspacedGap(before: string, after: string): number | undefined {
  if (mark.test(before) || mark.test(after)) return markGap;
  const isDate = (/\d/.test(before) && /[年月日]/u.test(after)) || (/[年月日]/u.test(before) && /\d/.test(after));
  return isDate || (isUnspaced(before) && isUnspaced(after)) ? squareGap : undefined;
}
