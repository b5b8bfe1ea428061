/**
 * Light stemming, only to unite the forms of a word. Over-stemming would make different words equal, so a stem keeps at
 * least four letters. Words arrive folded: lower case without accents.
 */
export interface Stemming {
  /** Longest first within a family; the first that matches is removed. */
  readonly endings: readonly string[];
  /** Endings of action nouns and verbs that open a line about work. */
  readonly deed: RegExp;
  /** How a stem of four or five letters may end that is otherwise the same as a stem with one letter less. */
  readonly shortTail: RegExp;
  /** Before an ending is removed: unifies spelling variants, drops the prefix of a participle. */
  prepare(word: string): string;
  /** Afterwards: undoes what the ending did to the stem itself. */
  finish(stem: string): string;
}

export const asItIs = (word: string): string => word;
