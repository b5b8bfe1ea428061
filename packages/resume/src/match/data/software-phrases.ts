import { pattern } from '@fitted/language/pattern';
import { matchCues } from '../../cues.ts';

/** How hidden instructions address software, in all six languages, in addition to the guard's own table. */
export const softwarePhrases = pattern('iu')`${matchCues.any('softwarePhrases')}`;
