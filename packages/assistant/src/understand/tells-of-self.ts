import { pattern } from '@fitted/language/pattern';
import { talkCues } from '../cues.ts';

const ofSelf = pattern('iu')`${talkCues.any('ofSelf')}`;

/** Whether people speak about themselves: what is not said with "I" is not theirs without asking. */
export const tellsOfSelf = (sentence: string): boolean => ofSelf.test(sentence);
