/**
 * How people answer a question about their work. Alternatives of a pattern, separated by bars; all languages are looked for
 * together, because people mix them. Empty where a language has none.
 */
export interface AnswerCues {
  /** Starts a sentence of its own, which needs a semicolon rather than a comma. */
  readonly tellsMore: string;
  readonly openers: string;
  /** Where a sentence turns: what follows often takes back part of what came before. */
  readonly turn: string;
  readonly turning: string;
  /** "macros no", "ODK non jamais", "telefonieren eher nicht". */
  readonly negated: string;
  /** A clause that mentions its speaker. */
  readonly ofSelf: string;
  /**
   * Opens an answer that depends on its question: "every day, with Beacon", "las hacía yo", "das war eine Brücke".
   */
  readonly elliptic: string;
  /** "I only get the list": what was asked was not done. */
  readonly only: string;
  readonly cjkOpening: string;
  readonly yes: string;
  /** A tag that says only that a list goes on, or nothing at all. */
  readonly closing: string;
  /** Its answer is a sentence and not a bare level: "I speak it daily". */
  readonly sentenceWord: string;
}
