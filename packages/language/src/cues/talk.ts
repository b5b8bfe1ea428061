/**
 * What people say around what they want or tell. Alternatives of a pattern, separated by bars; all languages are looked for
 * together, because people mix them. Empty where a language has none.
 */
export interface TalkCues {
  readonly email: string;
  readonly phone: string;
  readonly place: string;
  readonly name: string;
  readonly tag: string;
  /** Asks whether we wrote something, or where it comes from. */
  readonly wasWritten: string;
  /** Says that it is not so, or was never said. */
  readonly deniesClaim: string;
  /** "put it in the first job", when we did not ask where it goes. */
  readonly itThere: string;
  readonly itPlace: string;
  readonly partJoint: string;
  readonly sayingRemnant: string;
  /** "I know Rust" as an item of a list is "Rust". */
  readonly leadIn: string;
  readonly leadOut: string;
  readonly article: string;
  readonly clauseSubject: string;
  readonly ownPronoun: string;
  readonly placeLink: string;
  readonly legalForm: string;
  /** Matched against the start of the folded word; −1 is the last. */
  readonly lastOrdinal: string;
  /** Matched against the start of the folded word; −1 is the last. */
  readonly firstOrdinal: string;
  readonly determiners: string;
  readonly partBefore: string;
  readonly partArticle: string;
  readonly partAfter: string;
  readonly section: string;
  readonly wholeResume: string;
  readonly articles: string;
  /** "put parental leave, from 2018 to 2020": around the name of a time and before its dates. */
  readonly putTime: string;
  readonly beforeTime: string;
  readonly tellsTime: string;
  /** "put it in the first job", "mets-le dans …": what to put there is already known. */
  readonly putIt: string;
  readonly placed: string;
  /** "soz it was 5 not 4" corrects what was said before. */
  readonly exchanges: string;
  readonly yesOpening: string;
  /**
   * We asked about their own line, so less is needed to accept a figure as theirs; one that comes first is the
   * answer.
   */
  readonly about: string;
  readonly oneMore: string;
  /** "take it off so nobody asks": the reason is not part of what to remove. */
  readonly reasons: string;
  /** An order to keep opens with its verb; after the names, the verb is a statement about all of them. */
  readonly keepsOpening: string;
  readonly keepsFirst: string;
  readonly outOf: string;
  /** Says that something appears twice. */
  readonly saysTwice: string;
  readonly looseEnd: string;
  /** "… or should it stay?" */
  readonly undecided: string;
  readonly undecidedOr: string;
  /** "The last bullet" identifies its line by position. */
  readonly counted: string;
  readonly downward: string;
  /** The person is the subject of the sentence, or of part of it. */
  readonly ofSelf: string;
  /** An answer with one of these is not a plain count. */
  readonly doubted: string;
  readonly unsure: string;
  /** Before the figure of an answer that is only a count. */
  readonly countOpening: string;
}
