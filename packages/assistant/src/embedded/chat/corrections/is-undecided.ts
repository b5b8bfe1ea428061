import { pattern } from '@fitted/language/pattern';
import { correctionCues } from '../../../cues.ts';
import { foldLetters } from '../fold-name.ts';

const words = pattern('u')`${correctionCues.word('wavering')}`;

/** Whether a message takes back what it just said, or leaves the decision to us. */
export const isUndecided = (message: string): boolean =>
  words.test(foldLetters(message).toLowerCase()) || words.test(message);
