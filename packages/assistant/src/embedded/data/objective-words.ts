import { pattern } from '@fitted/language/pattern';
import { lineCues } from '../../cues.ts';

/** Words of an objective or a cliché in the six languages: what somebody hopes for, or what everybody says about themselves. */
export const objectiveWords = pattern('iu')`${lineCues.word('objectiveWords')}`;
