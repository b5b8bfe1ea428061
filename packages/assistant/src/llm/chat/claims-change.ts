import { pattern } from '@fitted/language/pattern';
import { replyCues } from '../../cues.ts';

const claims = pattern('iu')`${replyCues.any('claimsChange')}`;

/** Whether a reply says that something in the resume has changed. */
export const claimsChange = (words: string): boolean => claims.test(words);
