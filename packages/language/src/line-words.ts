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

/** A pattern and what stands in its place; applied in order. */
export type Rewrites = readonly (readonly [pattern: RegExp, instead: string])[];

/**
 * How short answers ("What did you do? How many? What came of it?") are joined to a line of a resume, and which of them are
 * asked about again instead of being written. Patterns meet an answer clause by clause.
 */
export interface LineWords {
  /** What was done, without its speaker. The tense of English lines follows the role and needs no rule here. */
  readonly deed: Rewrites;
  /** How many or how often, without what only leads in to it: "it was about 30" is "about 30". */
  readonly amount: Rewrites;
  /** What came of it, the same way: "so the queues got shorter" is "the queues got shorter". */
  readonly result: Rewrites;
  /** Opens a clause that says how many or how often. */
  readonly amountOpening: RegExp;
  /** How often, said as an adverb: it follows what was done without a comma. Absent where word order does not allow it. */
  readonly adverb?: RegExp;
  /** A time before the speaker, as the group `time`: "every Sunday I counted the till". */
  readonly fronted?: RegExp;
  /** A state and no deed: "I was the oldest". Behind a deed it is a remark. */
  readonly state?: RegExp;
  /** A result that goes on with a comma: "cutting waste by a third", "which saved a day". */
  readonly resultGoesOn: RegExp;
  /** A result without a verb, which follows a colon: "no more missing linen". */
  readonly resultIsBare: RegExp;
  /** What stands between the line and a result that is a sentence, where it is not the usual separator. */
  readonly resultSeparator?: string;
  /** Alternatives of what a figure takes the place of before its noun: "the customers", "30 customers". */
  readonly articles: string;
  /** How many stands in brackets behind what was done, as in Japanese. */
  readonly amountInBrackets: boolean;
  /** The place that an answer names although its role stands above it; `{name}` is a word of the role's name. */
  readonly atPlace: string;

  /** A word that points back to the question: "did that". */
  readonly pointsBack: RegExp;
  /** A plain yes, which states what was asked. */
  readonly yes: RegExp;
  /** "None", "not applicable", "no idea": the field is left empty. */
  readonly nothing: RegExp;
  /** A denial of what was done. */
  readonly denied: RegExp;
  /** "Maybe", "I think", "probably". */
  readonly hedged: RegExp;
  /** The same words with what follows them, and a word that says openly that a figure is rough. */
  readonly unhedged: Rewrites;
  readonly wished: RegExp;
  /** Somebody else did it. */
  readonly others: RegExp;
  /** What leads in to a thing that somebody else said: "my boss said that". */
  readonly hearsay: RegExp;
  /** "We": the part of the person is not told. */
  readonly together: RegExp;
  /** A remark about the answer and not about the work. */
  readonly remark: RegExp;
  /** How many, without a figure: "loads". */
  readonly vagueAmount: RegExp;
  /** A result that nobody could check: "it went well". */
  readonly vagueResult: RegExp;
  /** Where one clause of an answer ends and the next begins; what matches is what stands between them. */
  readonly clauseBreak: RegExp;

  /** What postings say of how well it is to be done; a yes does not claim it. */
  readonly praise: RegExp;
  /** What a yes to a question about a tool or a field of work states: "Worked with {name}". */
  readonly yesTo: { readonly tool: string; readonly domain: string };
}

/** Words that make a line of a resume weaker. Phrases separated by bars. */
export interface WordingCues {
  /** Openings that say what someone was meant to do instead of what they did. */
  readonly weakOpenings: string;
  /** Looked for in texts of this language only: the French "je" is "per" in German. */
  readonly firstPerson: string;
  readonly fillers: string;
}
