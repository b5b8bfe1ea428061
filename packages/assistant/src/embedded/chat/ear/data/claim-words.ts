import { pattern } from '@fitted/language/pattern';
import { talkCues } from '../../../../cues.ts';

// For all six languages together, on folded lower-case letters without apostrophes.

/** Asks whether we wrote something, or where it comes from. */
export const wasWritten = pattern('u')`${talkCues.word('wasWritten')}`;

/** Says that it is not so, or was never said. */
export const denies = pattern('u')`${talkCues.word('deniesClaim')}`;
