/**
 * What postings say around the thing they ask for. Phrases are parts of a pattern, separated by bars, and are looked for
 * in all languages together, because postings mix them; empty where the language has none.
 */
export interface LeadClauses {
  /** Openings up to a comma about where or with whom: "Reporting to the matron, you …". */
  readonly surroundings: string;
  /** The reader after such an opening. */
  readonly addressed: string;
  /** Openings of a sentence that say something is required or to be done, before the things themselves. */
  readonly openings: RegExp | null;
  /** Where a sentence starts to say why something is required: "…, car la brigade est internationale". */
  readonly reasons: string;
  /** Verbs of what a sentence says about the thing it names: "Polish would be useful", "L'anglais est exigé". */
  readonly predicates: string;
}
