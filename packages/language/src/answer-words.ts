/**
 * How an answer becomes a line of the resume. The browser shows it while somebody types, so it is not among what the
 * assistant says.
 */
export interface AnswerWords {
  /** The subject of a verb that shows its person by its form, or that reads well without a subject. */
  readonly subject: RegExp;
  /** How a sentence opens or continues with its speaker, and what is left of it. */
  readonly speaker: readonly (readonly [RegExp, string])[];
  /**
   * How an answer opens that tells a deed of its own: "Led a team of four". One that only says how many or what came of it
   * ("about 40 a week", "cutting waiting by a third") completes the line it was asked about.
   */
  readonly deedOpening: RegExp;
  /** "Not yet expired", "no expiry": denies nothing. */
  readonly expiry: RegExp;
  /** The fewest words that say what was done. */
  readonly minDeedWords: number;
}
