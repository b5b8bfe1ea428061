import { isUnspaced } from './unspaced.ts';

/** In page space turned upright: x to the right, y down, in points. */
export interface Word {
  text: string;
  x0: number;
  x1: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly face: string;
  readonly colour: number;
  /** A single glyph of a picture font or with a private-use code: an icon, or a bullet. */
  readonly isSymbol: boolean;
  /** The file itself has a space on this side, so even a narrow gap must not join the word to its neighbour. */
  spaceBefore: boolean;
  spaceAfter: boolean;
  /** The target of a link on it. */
  link?: string;
}

/** Words on one baseline, from left to right. */
export interface Row {
  readonly words: readonly Word[];
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly size: number;
}

/** Neighbours within a row, close enough to be one phrase. */
export interface Span {
  readonly words: readonly Word[];
  readonly x0: number;
  readonly x1: number;
}

export const top = (row: { y: number; size: number }): number => row.y - row.size * 0.75;
export const bottom = (row: { y: number; size: number }): number => row.y + row.size * 0.22;

export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The size of most letters. */
export function bodySize(words: readonly Word[]): number {
  const letters = new Map<number, number>();
  for (const word of words) {
    const size = Math.round(word.size * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + word.text.length);
  }
  let best = 10;
  let most = -1;
  for (const [size, count] of letters) if (count > most) [best, most] = [size, count];
  return best;
}

/** Whether the row's first word would have fitted at the end of the row above: then the break was deliberate. */
export function wouldFit(above: Row, row: Row, right: number): boolean {
  const [first, second] = row.words;
  if (!first) return true;
  // A number is not parted from what it counts: "6 charge nurses".
  if (second && /^\d{1,3}$/u.test(first.text))
    return above.x1 + 0.25 * row.size + second.x1 - first.x0 < right - 0.3 * row.size;
  // Chinese and Japanese break within words: room for one letter, or for the number before it, is enough.
  const letters = [...first.text].findIndex(isUnspaced);
  const width = Math.min(first.x1 - first.x0, letters < 0 ? Infinity : Math.max(letters, 1) * row.size);
  return above.x1 + 0.25 * row.size + width < right - 0.3 * row.size;
}
