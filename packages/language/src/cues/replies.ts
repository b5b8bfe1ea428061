/**
 * How people answer a question, and how a model says what it did. Alternatives of a pattern, separated by bars; all languages are looked for
 * together, because people mix them. Empty where a language has none.
 */
export interface ReplyCues {
  /** Can mean "I have read it" as well as "yes". */
  readonly weakYes: string;
  readonly yes: string;
  /** "ok", "you are right": heard, which is no yes where something else follows. */
  readonly heard: string;
  /** "Yes, you are right": it agrees with what we said against a line, and not to the line. */
  readonly concedes: string;
  /** What was shown is not to be written after all. */
  readonly leavesOut: string;
  /** What makes a yes conditional. */
  readonly but: string;
  readonly yesMore: string;
  readonly no: string;
  readonly noMore: string;
  readonly allOpening: string;
  readonly all: string;
  readonly oneOpening: string;
  readonly oneArticle: string;
  readonly oneNoun: string;
  readonly refusal: string;
  /** A reply that says that something in the resume has changed. */
  readonly claimsChange: string;
}
