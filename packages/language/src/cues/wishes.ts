/**
 * How people wish for a change of their resume. Alternatives of a pattern, separated by bars; all languages are looked for
 * together, because people mix them. Empty where a language has none.
 */
export interface WishCues {
  /** Said by people who want something untrue written: then nothing is added before it is talked about. */
  readonly excuses: string;
  /** "put that in", "si cabe ponlo", "can one mention it?": what is meant was stated next to it. */
  readonly refersToTold: string;
  /** A question about whether to write it. */
  readonly mentionsIt: string;
  /** Asks whether it is wise, not for it to be done. */
  readonly asksAdvice: string;
  /** It is not true, or not theirs to say. */
  readonly denies: string;
  /** A licence or a certificate, by the word for it. */
  readonly credential: string;
  /** A course, a registration or a check that was passed: it stands with education where there is no section of its own. */
  readonly course: string;
  /** A heading under which licences, certificates and training stand. */
  readonly credentialHeading: string;
  /** It is no longer valid. */
  readonly lapsed: string;
  /** How well they know it. */
  readonly levels: string;
  /** Opening words that say nothing once the line is written. */
  readonly opening: string;
  readonly closing: string;
  /** Behind the figure of an ordinal, and part of it: "3rd", "2e". */
  readonly ordinalEnding: string;
  /** What may follow a figure without being counted, by its first four letters. */
  readonly smallWords: string;
  readonly aloneFirst: string;
  readonly aloneUp: string;
  readonly aloneLast: string;
  /** What precedes a wrong figure, and what follows one. */
  readonly notBefore: string;
  readonly notBehind: string;
  /** Nothing is called wrong, and the figure told last is corrected. */
  readonly again: string;
  readonly toWhere: string;
  readonly unwanted: string;
  readonly politeOpening: string;
  /** Precedes the current wording. */
  readonly insteadOf: string;
  readonly insteadArticle: string;
  readonly replaceVerb: string;
  /** Between the old words and the new ones. */
  readonly newWording: string;
  readonly replaceArticle: string;
  readonly becoming: string;
  readonly becomingArticle: string;
  readonly keeps: string;
  /** "from there", "there": the place that the message mentioned before. */
  readonly there: string;
  readonly lastThing: string;
  readonly placeBefore: string;
  readonly placeArticle: string;
  /** "the hobbies, except the chess club" */
  readonly except: string;
  readonly placeBehind: string;
  readonly bareJoint: string;
  readonly thereAlready: string;
  readonly preposition: string;
  readonly about: string;
  readonly wantsUndo: string;
  readonly wantsDates: string;
  readonly wantsSpell: string;
  readonly wantsBack: string;
  readonly wantsShorten: string;
  readonly wantsReplace: string;
  readonly wantsRemove: string;
  readonly wantsMove: string;
  readonly wantsKeep: string;
  readonly wantsAdd: string;
  /** A clause that opens like this only gives a reason. */
  readonly reason: string;
  /** Words that name nothing in a resume: what people say around the name of a thing. */
  readonly fillers: string;
}
