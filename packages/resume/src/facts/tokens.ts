const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Words and figures without case, accents and endings; Chinese and Japanese by the segmenter's words. */
export function tokensOf(text: string): string[] {
  return [...segmenter.segment(fold(text))].flatMap(({ segment, isWordLike }) => (isWordLike ? [stem(segment)] : []));
}

/** The share of the tokens of `text` that also occur in `other`. */
export function coverage(text: string, other: string): number {
  const tokens = tokensOf(text);
  const known = new Set(tokensOf(other));
  return tokens.length === 0 ? 0 : tokens.filter((token) => known.has(token)).length / tokens.length;
}

export const sameText = (one: string, other: string): boolean =>
  fold(one).replace(/(?<![\s.。])[\s.。]+$/u, '') === fold(other).replace(/(?<![\s.。])[\s.。]+$/u, '');

const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** "managed", "manages" and "manage" start alike, which is enough to tell that two lines are about the same thing. */
const stem = (word: string): string => (/^[a-z]{6,}$/u.test(word) ? word.slice(0, 5) : word);
