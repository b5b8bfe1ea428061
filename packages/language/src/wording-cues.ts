/** Words that make a line of a resume weaker. Phrases separated by bars. */
export interface WordingCues {
  /** Openings that say what someone was meant to do instead of what they did. */
  readonly weakOpenings: string;
  /** Looked for in texts of this language only: the French "je" is "per" in German. */
  readonly firstPerson: string;
  readonly fillers: string;
}
