import { ordinals } from './data/counted-lines.ts';

/** "2nd", "second" and "zweite" are 2; the last is −1, and what counts nothing 0. */
export function numberOf(word: string): number {
  return Number.parseInt(word, 10) || (ordinals.find(([pattern]) => pattern.test(word))?.[1] ?? 0);
}
