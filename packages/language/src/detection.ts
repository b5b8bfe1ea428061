/** How a text is recognised as being in this language. */
export interface Detection {
  /**
   * Kana means Japanese, Han characters without kana mean Chinese; Latin-script languages are told apart by their
   * function words.
   */
  readonly script: 'latin' | 'han' | 'kana';
  /** Function words that no other language of this script has. Only needed for Latin script. */
  readonly smallWords: readonly string[];
  /** Letters and headings that identify it where function words are scarce, as in a resume of names and dates. */
  readonly telltales?: RegExp;
}
