/** How a language is written and built. Code asks for these traits instead of checking which language it is. */
export interface Traits {
  /** Words are separated by spaces. */
  readonly writesSpaces: boolean;
  readonly decimalSign: '.' | ',';
  /** Separates the items of a list within a line. */
  readonly listSeparator: string;
  /** Separates a text from what is added to it. */
  readonly clauseSeparator: string;
  /** A capital letter marks a noun, not necessarily a name. */
  readonly capitalisesNouns: boolean;
  /** Nouns form compounds, so a word may be the beginning of another: "Stelle", "Stellvertretung". */
  readonly joinsNouns: boolean;
  /** Adjectives follow the noun: "gestión documental". */
  readonly adjectivesFollow: boolean;
  /** The opening and closing quotation marks. */
  readonly quotes: readonly [string, string];
  /** A colon has a space before it. */
  readonly spacesColons: boolean;
}
