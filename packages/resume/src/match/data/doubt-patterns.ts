import { packs } from '@fitted/language/packs';

/*
 * How a clause says that someone else did it, or that it has not happened yet, in all languages. The patterns are in the
 * rooms: packages/language/src/<language>/doubts.ts.
 */

const doubts = Object.values(packs).map((pack) => pack.doubts);

export const othersClauses: readonly RegExp[] = doubts.flatMap((one) => one.othersClauses);
export const othersSentences: readonly RegExp[] = doubts.flatMap((one) => one.othersSentences);
export const notYet: readonly RegExp[] = doubts.flatMap((one) => one.notYet);

/** What separates the clauses of a sentence. */
export const clauseBreak =
  /[,，、:：]|\s[–—-]\s|\s(?:but|while|whereas|and i|pero|y yo|mais|et je|aber|und ich)\s|但|我(?=提供|只)/gu;
