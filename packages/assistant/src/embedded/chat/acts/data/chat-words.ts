import { pattern } from '@fitted/language/pattern';
import { actCues } from '../../../../cues.ts';

/**
 * Conversational words: a line with one of them was not meant for a resume as it is. Orders to us, doubt, fillers, and the endings of
 * spoken Chinese and Japanese.
 */
export const chatWords = pattern('iu')`${actCues.any('chatWords')}`;

/** A line begins with what was done or held, not in the middle of a sentence. */
export const brokenStart = pattern(
  'iu',
)`^${actCues.any('brokenStart')}(?=[\s,\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{N}])|^.{0,2}$`;

/** Opens with an order to us: "write it as one job". */
export const ordersUs = pattern(
  'iu',
)`^(?:${actCues.any('orderOpening')}\s+)*${actCues.any('orderVerb')}\s+${actCues.any('orderedThing')}(?!\p{L})`;
