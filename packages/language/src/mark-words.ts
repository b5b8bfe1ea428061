/** Words whose accents are often left out. */
export interface MarkWords {
  /** No other word has the same letters without their accents, so a missing or wrong one can only mean this word. */
  readonly words: readonly string[];
  /** The same, but without its accent each is also an English word: only small words beside it show that it is not. */
  readonly likeEnglish: readonly string[];
  /** Endings that no word has without the accent. */
  readonly endings: readonly (readonly [RegExp, string])[];
  /** Openings of a line that only make sense with the accent. */
  readonly openings: readonly (readonly [RegExp, string])[];
  /** Small words; one beside a word tells which language the word is in. */
  readonly small: RegExp;
  /** Small words that show that a whole text is in this language and not in a kindred one. */
  readonly telling: RegExp;
}
