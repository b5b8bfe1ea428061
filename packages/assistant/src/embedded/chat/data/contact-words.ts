import { pattern } from '@fitted/language/pattern';
import { talkCues } from '../../../cues.ts';

/** What people call their contact details, in all six languages together, with folded letters. */
export const contactWords = {
  email: pattern('u')`^${talkCues.any('email')}$`,
  phone: pattern('u')`^${talkCues.any('phone')}$`,
  place: pattern('u')`^${talkCues.any('place')}$`,
  name: pattern('u')`^${talkCues.any('name')}$`,
} as const;
