/** How a text is recognised as being in this language. */
export interface Detection {
  /** Function words that no other language of this script has. Only needed for Latin script. */
  readonly smallWords: readonly string[];
  /** Letters and headings that identify it where function words are scarce, as in a resume of names and dates. */
  readonly telltales?: RegExp;
}
