/**
 * Light stemming: it only needs to unite the forms of a word. Over-stemming would treat different words as equal, so a stem keeps
 * at least four letters. Words come folded: small letters without accents.
 */
export interface Stemming {
  /** From the longest of a family to the shortest: the first that fits is taken off. */
  readonly endings: readonly string[];
  /** Endings of the nouns and verbs of action that open a line about work. */
  readonly deed: RegExp;
  /** Before the ending goes: one spelling where there are two, a participle without its prefix. */
  prepare(word: string): string;
  /** Afterwards: what the endings have done to the stem itself. */
  finish(stem: string): string;
}

export const asItIs = (word: string): string => word;
