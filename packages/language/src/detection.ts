/** How a text is recognised as being in this language. */
export interface Detection {
  /** Function words that no other language of this script has. Only needed for Latin script. */
  readonly smallWords: readonly string[];
  /** Letters and headings that identify it where function words are scarce, as in a resume of names and dates. */
  readonly telltales?: RegExp;
  /** Null without a model of its own: its scans are read with the one that the letters suggest. */
  readonly scan: ScanModel | null;
}

/** How scanned letters of this language are read. */
interface ScanModel {
  /** In the package `@tesseract.js-data/<name>`. */
  readonly name: string;
  /**
   * Words that identify the language even if accented letters were misread; none that two languages share ("de", "la"),
   * or the first of them would win. Only needed for Latin script.
   */
  readonly words?: RegExp;
}
