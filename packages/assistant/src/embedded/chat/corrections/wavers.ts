import { pattern } from '@fitted/language/pattern';
import { foldLetters } from '../fold-name.ts';

const words = pattern('u')`
  (?<!\p{L})(?:no wait|wait no|hang on|hold on|what would you (?:put|write|say|do)|moment mal
  |nein,? (?:moment|warte|halt)|non attends|attendez|espera|no espera)(?!\p{L})|等等|等一下|ちょっと待って
`;

/** Whether a message takes back what it just said, or leaves the decision to us. */
export const wavers = (message: string): boolean =>
  words.test(foldLetters(message).toLowerCase()) || words.test(message);
