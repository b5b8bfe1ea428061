import { pattern } from '@fitted/language/pattern';
import { actCues } from '../../../../cues.ts';

/**
 * Words that show uncertainty, on folded lower-case letters: the change asked for is shown first, however clear the rest of the sentence
 * is.
 */
export const hedges = pattern('u')`${actCues.word('hedges')}`;

/** Words that call one wording wrong and the other right, also on folded letters. */
export const contrasts = pattern('u')`${actCues.word('contrasts')}|->|→`;
