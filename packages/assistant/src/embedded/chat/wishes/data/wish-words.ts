import { pattern } from '@fitted/language/pattern';
import { wishCues } from '../../../../cues.ts';

/** What a clause can want done to the resume, by the words that express it. */
export type Act =
  | 'other'
  | 'remove'
  | 'back'
  | 'keep'
  | 'spell'
  | 'dates'
  | 'shorten'
  | 'replace'
  | 'add'
  | 'move'
  | 'undo';

/**
 * For all six languages together, on folded lower-case letters. A match alone decides nothing: an act also needs the thing it applies
 * to. The first entry of this list that a clause matches is the one it is about.
 */
export const acts: readonly (readonly [Act, RegExp])[] = [
  ['undo', pattern('u')`${wishCues.word('wantsUndo')}`],
  ['dates', pattern('u')`${wishCues.word('wantsDates')}`],
  ['spell', pattern('u')`${wishCues.word('wantsSpell')}`],
  ['back', pattern('u')`${wishCues.word('wantsBack')}`],
  ['shorten', pattern('u')`${wishCues.word('wantsShorten')}`],
  ['replace', pattern('u')`${wishCues.word('wantsReplace')}`],
  ['remove', pattern('u')`${wishCues.word('wantsRemove')}`],
  ['move', pattern('u')`${wishCues.word('wantsMove')}`],
  ['keep', pattern('u')`${wishCues.word('wantsKeep')}`],
  ['add', pattern('u')`${wishCues.word('wantsAdd')}`],
];

/** A clause that opens like this only gives a reason. */
export const reason = pattern('u')`^${wishCues.any('reason')}`;

/** Words that name nothing in a resume: what people say around the name of a thing. */
export const fillers = pattern('gu')`${wishCues.any('fillers')}`;
