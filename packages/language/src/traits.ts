/** How a language is written and built: what code asks instead of which language it is. */
export interface Traits {
  /** Words are set apart by spaces. */
  readonly writesSpaces: boolean;
  readonly decimalSign: '.' | ',';
  /** Between the items of a list within a line. */
  readonly listSeparator: string;
  /** Between what stands and what is added to it. */
  readonly clauseSeparator: string;
  /** A capital letter says that a word is a noun, not that it is a name. */
  readonly capitalisesNouns: boolean;
  /** Nouns are joined into one word, so that a word may go on as another: "Stelle", "Stellvertretung". */
  readonly joinsNouns: boolean;
  /** What describes a noun stands behind it: "gestión documental". */
  readonly adjectivesFollow: boolean;
  /** What opens and what closes a quotation. */
  readonly quotes: readonly [string, string];
  /** A space stands before a colon. */
  readonly spacesColons: boolean;
}
