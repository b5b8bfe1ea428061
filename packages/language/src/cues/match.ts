/**
 * Words by which a line of a resume is compared with what a posting asks for. Alternatives of a pattern, separated by bars; all languages are looked for
 * together, because people mix them. Empty where a language has none.
 */
export interface MatchCues {
  readonly phraseEnd: string;
  /** "Helped customers" is the work itself, not help with someone else's work. */
  readonly helpedPeople: string;
  /** "AWS (no experience)". */
  readonly bracketedNo: string;
  /** What separates the clauses of a sentence. */
  readonly clauseBreak: string;
  /** How hidden instructions address software, in all six languages, in addition to the guard's own table. */
  readonly softwarePhrases: string;
  readonly entered: string;
  readonly left: string;
  readonly stillThere: string;
  readonly smallWords: string;
  readonly notYet: string;
  readonly studyLabel: string;
  readonly experienceInstead: string;
  readonly speaking: string;
  readonly separator: string;
  readonly joining: string;
  readonly driving: string;
  readonly heavy: string;
  /** A licence for motorcycles, which is none for cars. */
  readonly twoWheeled: string;
  readonly plainUse: string;
  readonly plainBefore: string;
  readonly roleLabel: string;
  /** Driving licence classes and grades are lists of letters too. */
  readonly classBefore: string;
  readonly classAfter: string;
  /** Fields of study whose names differ by country and mean the same. */
  readonly sameField: string;
  /** "Figmaを使ったデザイン": the whole of an item that asks for the use of a tool. */
  readonly toolUse: string;
  readonly classJoint: string;
}
