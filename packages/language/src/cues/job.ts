/**
 * What postings say in and around the items they list. Alternatives of a pattern, separated by bars; all languages are looked for
 * together, because people mix them. Empty where a language has none.
 */
export interface JobCues {
  readonly example: string;
  /** "LG2-Nachweis", BOM表: a name with a word for the kind of thing it is. */
  readonly bareName: string;
  readonly fieldBehind: string;
  readonly degreeCues: string;
  readonly fieldOpening: string;
  readonly noField: string;
  readonly bareUse: string;
  readonly licence: string;
  readonly notDriving: string;
  readonly credential: string;
  readonly domain: string;
  readonly asPost: string;
  readonly choiceJoint: string;
  readonly frontCharacters: string;
  readonly backCharacters: string;
  /** "Danish is not necessary, but English is": what follows is required again. */
  readonly turns: string;
  /** A line that ends like this continues on the next one. */
  readonly unfinished: string;
  readonly ofExperience: string;
  /** "(Akanea, Sinari...)": the list is open-ended. */
  readonly goesOn: string;
  readonly companyLabel: string;
  readonly legalJapanese: string;
  /** "No DUI", "must not have CCJs": the posting asks for the absence of something. */
  readonly refusal: string;
  readonly smallWord: string;
  /**
   * Capitalised inside a sentence, after words that introduce a tool or a scheme. Not for German, which capitalises
   * every noun.
   */
  readonly introduced: string;
  /** "全日制计算机专业": what stands before a field of study, around its end, and after it. */
  readonly studyMode: string;
  readonly fieldTail: string;
  readonly fieldNoun: string;
  /** A post that is asked for by its name, and how the item ends that asks for having held it. */
  readonly postTitle: string;
  readonly postHeld: string;
  /** What follows the name of a company that presents itself. */
  readonly aboutCompany: string;
}
