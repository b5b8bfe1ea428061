import type { ClaimCues } from './claim-cues.ts';
import type { AnswerCues } from './cues/answering.ts';
import type { JobCues } from './cues/job.ts';
import type { MatchCues } from './cues/match.ts';
import type { ReadingCues } from './cues/reading.ts';
import type { Detection } from './detection.ts';
import type { Doubts } from './doubts.ts';
import type { Grammar, GuardWords, Ladder, SenseWords, Situations, SynonymTables } from './guard-words.ts';
import type { AnswerWords, LineWords, WordingCues } from './line-words.ts';
import type { NumberWords } from './number-words.ts';
import type { PlainWords } from './plain-words.ts';
import type { LeadClauses, PostingCues } from './posting-cues.ts';
import type { PostingWords, SeniorityWords } from './posting-words.ts';
import type { QualificationWords } from './qualification-words.ts';
import type { ResultWords } from './result-words.ts';
import type { StatementCues } from './statement-cues.ts';
import type { Stemming } from './stemming.ts';
import type { Traits } from './traits.ts';

/**
 * Everything a language must provide. To add one, create a folder with a pack like the others and register it in
 * `packs.ts`.
 */
export interface LanguagePack {
  readonly detection: Detection;
  readonly traits: Traits;
  readonly stemming: Stemming;
  readonly answers: AnswerWords;
  readonly lines: LineWords;
  readonly doubts: Doubts;
  readonly statements: StatementCues;
  readonly plainWords: PlainWords;
  readonly claimCues: ClaimCues;
  readonly qualifications: QualificationWords;
  readonly results: ResultWords;
  readonly wording: WordingCues;
  readonly senses: SenseWords;
  readonly answerCues: AnswerCues;
  readonly matchCues: MatchCues;
  readonly readingCues: ReadingCues;
}

/** How postings ask. The browser does without it: the server reads the posting. */
export interface PostingTables {
  readonly postings: PostingWords;
  readonly postingCues: PostingCues;
  readonly jobCues: JobCues;
  readonly leadClauses: LeadClauses;
  readonly seniority: SeniorityWords;
}

/** The tables by which the guard compares statements. The browser does without them. */
export interface GuardTables extends SynonymTables {
  readonly words: GuardWords;
  /** Function words: by, to, for, under or with whom something was done, what is uncertain, and bounds of figures. */
  readonly grammar: Grammar;
  readonly ladder: Ladder;
  readonly situations: Situations;
  readonly numbers: NumberWords;
  /**
   * Nouns, besides titles, for those who can act themselves. Between the person and one of them a preposition decides
   * who did what to whom; before a thing it hardly ever does.
   */
  readonly people: readonly string[];
  /** Parts of the names of employers and schools, for scripts without capitals. */
  readonly organisations: readonly string[];
  /**
   * Words that make a claim of their own, however much of the old line they replace: reach, results, credentials, rank
   * and depth.
   */
  readonly claimWords: readonly string[];
}
