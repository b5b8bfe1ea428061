import type { Detection } from './detection.ts';
import type { Grammar, GuardWords, Ladder, Situations } from './guard-words.ts';
import type { NumberWords } from './number-words.ts';
import type { PostingWords } from './posting-words.ts';
import type { ResultWords } from './result-words.ts';
import type { Stemming } from './stemming.ts';
import type { Traits } from './traits.ts';

/** Everything that a language must bring. A new one is a folder with a pack like the others, registered in `packs.ts`. */
export interface LanguagePack {
  readonly detection: Detection;
  readonly traits: Traits;
  readonly stemming: Stemming;
  readonly postings: PostingWords;
  readonly results: ResultWords;
  readonly guard: GuardTables;
}

/** What the guard compares statements with. */
export interface GuardTables {
  readonly words: GuardWords;
  /** The small words: who did it by, to, for, under or with whom, what is not certain, and how a figure is bounded. */
  readonly grammar: Grammar;
  readonly ladder: Ladder;
  readonly situations: Situations;
  readonly numbers: NumberWords;
  /**
   * Nouns of those who can do something themselves, beside the titles. Between the person and one of them a small word decides
   * who did what to whom; before a thing it hardly ever does.
   */
  readonly people: readonly string[];
  /** Words that claim by themselves, however many words of the old line they replace: reach, results, credentials, rank and depth. */
  readonly claimWords: readonly string[];
  /**
   * What authors exchange when they reword a line boldly: every group says one thing at one rung, so none has a word of help
   * beside one of doing, nor one of doing beside one of charge.
   */
  readonly rewordings: readonly (readonly string[])[];
}
