import { correctionOf } from './correction-of.ts';

/** Whether the dictionary says that `from` is `to` mistyped. */
export function isTypo(from: string, to: string): boolean {
  return correctionOf(from) === to;
}
