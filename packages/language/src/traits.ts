/** How a language is written and built. Code asks for these traits instead of checking which language it is. */
export interface Traits {
  /** Words are separated by spaces. */
  readonly writesSpaces: boolean;
  readonly decimalSeparator: '.' | ',';
  /** Separates the items of a list within a line. */
  readonly listSeparator: string;
  /** Separates a text from what is added to it. */
  readonly clauseSeparator: string;
  /** Separates parts that have commas of their own. */
  readonly partSeparator: string;
  /** A capital letter marks a noun, not necessarily a name. */
  readonly capitalisesNouns: boolean;
  /** Nouns form compounds, so a word may be the beginning of another: "Stelle", "Stellvertretung". */
  readonly joinsNouns: boolean;
  /** Adjectives follow the noun: "gestión documental". */
  readonly adjectivesFollow: boolean;
  /**
   * A verb may look like a noun, so only the words beside it show which it is: "design team", "design the team". Elsewhere its
   * ending shows it.
   */
  readonly verbsLookLikeNouns: boolean;
  /** Nouns stand before nouns without a sign of it, so a word may only describe the next: "advertising awards". */
  readonly stacksNouns: boolean;
  /** Most plurals end in -s. */
  readonly pluralsEndInS: boolean;
  /** Relations follow their noun: 「主任のもとで」. Elsewhere prepositions come before it. */
  readonly relationsFollow: boolean;
  /** The opening and closing quotation marks. */
  readonly quotes: readonly [string, string];
  /** What stands between two commas is a statement of its own: “性格开朗，责任心强”. */
  readonly clausesStandAlone: boolean;
  /** A colon has a space before it. */
  readonly spacesColons: boolean;
  /** A clause in front of the main one turns its verb and subject round: without it, the rest is no sentence. */
  readonly invertsBehindClauses: boolean;
  /** A line of a role opens with a verb in the tense of the role. */
  readonly tensesInLines: boolean;
  /** A line may close with a polite verb that says nothing: 「…を担当していました」. */
  readonly closesPolitely: boolean;
}
