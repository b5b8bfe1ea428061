/**
 * How people say in the chat that a value is wrong, and what it should be. Alternatives of a pattern, separated by bars; all languages are looked for
 * together, because people mix them. Empty where a language has none.
 */
export interface CorrectionCues {
  /** Says that something in the resume is wrong. A hint, never a condition: a date of a named job needs none. */
  readonly corrects: string;
  /** Says that it is so today, which points to a current job. */
  readonly nowadays: string;
  /** The date before or after it is when a job began. */
  readonly begins: string;
  /** The date before or after it is when a job ended. */
  readonly ends: string;
  /** Words around a job's date that say nothing else about the job. */
  readonly aroundDates: string;
  readonly wrongBefore: string;
  readonly wrongBehind: string;
  readonly wavering: string;
  /** Splits into clauses at commas; a date range has none. */
  readonly clauseJoints: string;
}
