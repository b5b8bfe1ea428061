/** By what a text is recognised to be in this language. */
export interface Detection {
  /** Kana are Japanese, and Han characters without kana are Chinese; languages of Latin letters are told apart by their small words. */
  readonly script: 'latin' | 'han' | 'kana';
  /** Small words that no other language of this script shares. Only Latin ones need them. */
  readonly smallWords: readonly string[];
  /** Letters and headings that tell it where there are hardly any small words, as in a resume of names and dates. */
  readonly telltales?: RegExp;
}
