import { pattern } from '@fitted/language/pattern';
import { lineCues } from '../../cues.ts';

/** Titles of career breaks and side jobs, in all six languages. */
export const asideWords = pattern('iu')`${lineCues.any('asideWords')}`;
