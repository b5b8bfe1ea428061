/**
 * How people tell, order and comment in longer messages. Alternatives of a pattern, separated by bars; all languages are looked for
 * together, because people mix them. Empty where a language has none.
 */
export interface ActCues {
  /** Words by which people say that they do not have or did not do something. */
  readonly admitsLack: string;
  /** Follows an admission: "… but they want it". */
  readonly excuses: string;
  /** An order or a question to have something written. */
  readonly wantsWritten: string;
  /** "… don't change anything yet" */
  readonly untouched: string;
  /** A reason does not ask anything; "first off, what have I got" does. */
  readonly questionOpening: string;
  readonly tagQuestion: string;
  readonly article: string;
  /**
   * Conversational words: a line with one of them was not meant for a resume as it is. Orders to us, doubt,
   * fillers, and the endings of spoken Chinese and Japanese.
   */
  readonly chatWords: string;
  /** A line begins with what was done or held, not in the middle of a sentence. */
  readonly brokenStart: string;
  /** Opens with an order to us: "write it as one job". */
  readonly orderOpening: string;
  readonly orderVerb: string;
  readonly orderedThing: string;
  /**
   * Words that show uncertainty, on folded lower-case letters: the change asked for is shown first, however clear
   * the rest of the sentence is.
   */
  readonly hedges: string;
  /** Words that call one wording wrong and the other right, also on folded letters. */
  readonly contrasts: string;
  /** What people say before they tell something: it says nothing about the work. */
  readonly preamble: string;
  /** What may precede the place at the start of a sentence: a preposition or an article. */
  readonly introducing: string;
  readonly introduced: string;
  /** A clause that vouches or comments: "the boss will confirm it", "never got thanked for it". */
  readonly aside: string;
  /** What is left at the head of a told line when "I" is gone: "am certified since …". */
  readonly beingOpening: string;
  /** "when I stand in for the chef, …" */
  readonly whenever: string;
  readonly speaker: string;
  readonly amountVerb: string;
  /** A new statement about the person begins: ", I …", ", and I …", ", je …". */
  readonly ownSubject: string;
  readonly orElse: string;
  /** "bin the mortuary one", "Stricken weg": a plain order. */
  readonly removalOrder: string;
  readonly oneMoreThing: string;
  /** If two say the same, the person has to say which one goes. */
  readonly twice: string;
  /** "it", "that": nothing is named. */
  readonly pointing: string;
  readonly more: string;
  readonly ofDates: string;
  /** "take the year off": what is dated has been spoken of. */
  readonly yearName: string;
  /** Between a part and what it is a part of: "the points off the driving licence". */
  readonly offThing: string;
  /** Starts with an amount, so it completes a line; what starts with an action is a line of its own. */
  readonly amountOpening: string;
  readonly itself: string;
  /** "… no, out with it after all" */
  readonly comesAgain: string;
  /** "… kidding lol" */
  readonly jokes: string;
  /** What people do not have does not become a line. */
  readonly tellsLack: string;
  readonly placeRemnant: string;
  readonly approximately: string;
  /** The person within a sentence, dropped because a resume line is about nobody else. */
  readonly person: string;
  readonly anyPerson: string;
  /** Says of a time that is over what was done: it may have been in any of the jobs. */
  readonly tellsPast: string;
  /** Says where somebody stood towards a piece of work, and not what they did: "involved in the", "helped with". */
  readonly dutyOpening: string;
  /** Behind a verb, what was named before: "I led that project". */
  readonly thatThing: string;
  /** Goes on about what was named before, up to its figure: ", it was 6 months", "COSHH, i did it in 2023". */
  readonly goesOn: string;
}
