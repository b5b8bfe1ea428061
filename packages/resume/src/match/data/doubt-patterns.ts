import { packs } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { matchCues } from '../../cues.ts';

/*
 * How a clause says that someone else did it, or that it has not happened yet, in all languages. The patterns are in the
 * rooms: packages/language/src/<language>/doubts.ts.
 */

const doubts = Object.values(packs).map((pack) => pack.doubts);

export const othersClauses: readonly RegExp[] = doubts.flatMap((one) => one.othersClauses);
export const othersSentences: readonly RegExp[] = doubts.flatMap((one) => one.othersSentences);
export const notYet: readonly RegExp[] = doubts.flatMap((one) => one.notYet);

/** What separates the clauses of a sentence. */
export const clauseBreak = pattern('gu')`${matchCues.any('clauseBreak')}|[,，、:：]|\s[–—-]\s`;
