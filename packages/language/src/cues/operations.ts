/**
 * How people name the parts of a resume, and what to do with them. Alternatives of a pattern, separated by bars; all languages are looked for
 * together, because people mix them. Empty where a language has none.
 */
export interface OperationCues {
  readonly joint: string;
  readonly ownWords: string;
  readonly photoArticle: string;
  readonly photo: string;
  /** "I managed the team, well, I helped my boss": we ask which of the two is meant. */
  readonly takesBack: string;
  readonly common: string;
  readonly insteadAfter: string;
  readonly ownVerb: string;
  readonly joined: string;
  /** "…, take it out" */
  readonly order: string;
  readonly person: string;
  readonly joints: string;
  /** "I took out my old profile" is a statement, not a request. */
  readonly alreadyDone: string;
  readonly choiceCounter: string;
  /** "no, the other one": of two things that were offered. */
  readonly otherOne: string;
  /** "the old one", "the one where I am now": of the same line in two jobs. */
  readonly olderOne: string;
  readonly presentOne: string;
  /** "and education too", "und Sprachen auch", 语言也删掉 */
  readonly also: string;
  readonly placeBefore: string;
  readonly placeArticle: string;
  /** How people count and name the parts of a resume, in all six languages together, on folded letters. */
  readonly lineUnit: string;
  /** "to three lines": before the count, and behind the counted. */
  readonly downTo: string;
  readonly downToBehind: string;
  readonly jobUnit: string;
  readonly deictic: string;
  /** The newest job, wherever it is. */
  readonly latest: string;
  readonly wholeWords: string;
  /** Where something should go; the first match counts. */
  readonly swap: string;
  /** Where something should go; the first match counts. */
  readonly before: string;
  /** Where something should go; the first match counts. */
  readonly after: string;
  /** Where something should go; the first match counts. */
  readonly first: string;
  /** Where something should go; the first match counts. */
  readonly last: string;
  /** Where something should go; the first match counts. */
  readonly up: string;
  /** Where something should go; the first match counts. */
  readonly down: string;
  /** A part that was to go has stayed. */
  readonly stillThere: string;
  /** The last request was about something else: "I meant the hiring one". */
  readonly meant: string;
  /** The profile, by where it stands. */
  readonly textOnTop: string;
  /** Between the old and the new wording: "change X to Y". In Japanese it follows both. */
  readonly becomes: string;
  /** "instead of X write Y" */
  readonly insteadOf: string;
  readonly useVerb: string;
  readonly counts: string;
}
