/** Words that say little about a requirement or a duty. Folded or not, separated by spaces. */
export interface PlainWords {
  /** Before and after a requirement: they say that it is required but not what it is. */
  readonly leads: string;
  /** Verbs and measures that occur in every duty. */
  readonly light: string;
  /** In a requirement: they do not say what is required. */
  readonly generic: string;
  /** The same in scripts without spaces, separated by bars. */
  readonly genericCharacters: string;
}
