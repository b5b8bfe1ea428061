import { pattern } from '@fitted/language/pattern';
import { actCues } from '../../../../cues.ts';

/** What people say before they tell something: it says nothing about the work. */
export const preamble = pattern('iu')`^${actCues.any('preamble')}`;

/** What may precede the place at the start of a sentence: a preposition or an article. */
export const listIntroduction = pattern(
  'iu',
)`^(?:${actCues.any('introducing')} )?${actCues.any('introduced')}? ?['’]?$`;

/** A clause that vouches or comments: "the boss will confirm it", "never got thanked for it". */
export const aside = pattern('iu')`${actCues.word('aside')}`;

/** "when I stand in for the chef, …" */
export const since = pattern(
  'iu',
)`^${actCues.any('whenever')}\s+(?:${actCues.any('speaker')}\s+)?(?<about>[^,]{4,60}),\s*(?=${actCues.any('amountVerb')}\s)`;

/** A new statement about the person begins: ", I …", ", and I …", ", je …". */
export const ownSubject = pattern('iu')`${actCues.any('ownSubject')}`;
