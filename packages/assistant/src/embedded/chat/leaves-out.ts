import { pattern } from '@fitted/language/pattern';
import { replyCues } from '../../cues.ts';
import { foldLetters } from './fold-name.ts';

const concedes = pattern('iu')`${replyCues.word('concedes')}`;
const leavesOut = pattern('iu')`${replyCues.word('leavesOut')}`;

/** A longer message says itself what it wants. */
const shortest = 60;

/** "Yes, you are right", "better leave it out": a yes to us, and not to the line that waits for one. */
export function leavesItOut(message: string): boolean {
  const folded = foldLetters(message)
    .toLowerCase()
    .replace(/[’‘`']/gu, '');
  if (leavesOut.test(folded) || leavesOut.test(message)) return true;
  return message.length <= shortest && (concedes.test(folded) || concedes.test(message));
}
