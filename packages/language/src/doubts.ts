/**
 * How a clause says that someone else did it, that it has not happened yet, or that the person is not good at it. For
 * folded text: lower case, no accents. What such a clause names is asked about and never counts as shown.
 */
export interface Doubts {
  /** Only the clause itself is about someone else's work. */
  readonly othersClauses: readonly RegExp[];
  /** The whole sentence is about someone else's work. */
  readonly othersSentences: readonly RegExp[];
  /** Not yet done, given up, or known only a little. */
  readonly notYet: readonly RegExp[];
  /**
   * Words that keep a line from proving a skill: learning it, wishing for it, knowing a little of it, or having given
   * it up. For the text as it is written.
   */
  readonly unproven: RegExp;
}
