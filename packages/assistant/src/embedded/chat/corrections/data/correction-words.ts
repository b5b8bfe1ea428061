import { pattern } from '@fitted/language/pattern';
import { correctionCues } from '../../../../cues.ts';

// For all six languages together, matched on folded lower-case letters without apostrophes.

/** Says that something in the resume is wrong. A hint, never a condition: a date of a named job needs none. */
export const corrects = pattern('u')`${correctionCues.word('corrects')}`;

/** Says that it is so today, which points to a current job. */
export const nowadays = pattern('u')`${correctionCues.word('nowadays')}`;

/** The date before or after it is when a job began. */
export const begins = pattern('u')`${correctionCues.word('begins')}`;

/** The date before or after it is when a job ended. */
export const ends = pattern('u')`${correctionCues.word('ends')}`;

/** Words around a job's date that say nothing else about the job. */
export const aroundDates = pattern('gu')`${correctionCues.word('aroundDates')}`;
