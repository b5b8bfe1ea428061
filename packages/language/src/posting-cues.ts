/**
 * Words that show what a part of a posting is about. Phrases are separated by bars and are looked for in all languages
 * together, because postings mix them: a phrase must have no second meaning in another language.
 */
export interface PostingCues {
  /** In a heading: what the lines below it are. */
  readonly headings: { readonly must: string; readonly nice: string; readonly duty: string; readonly offer: string };
  /** Headings only if the line consists of nothing but such words. */
  readonly weakHeadings: string;
  /** Small words between those. */
  readonly headingConnectives: string;
  /** How strongly a sentence asks, by phrases inside it. */
  readonly sentences: { readonly must: string; readonly nice: string };
  /** Phrases in prose that introduce the work to be done. */
  readonly duties: string;
  /**
   * The reader is addressed as doing something: "Sie beraten Angehörige", "Gestionarás la agenda". Being, having or
   * getting does not count. For folded text; null where a sentence does not open with the reader.
   */
  readonly dutyOpening: RegExp | null;
  /** Words that make an offer a requirement after all: people may be asked to know about benefits. */
  readonly asking: string;
  /** Phrases that say what is not required. */
  readonly notAsked: string;
  /** Openings of a sentence about what the person gets. */
  readonly offers: string;
  /** Benefits: two of these in a sentence that does not ask for anything make it an offer. */
  readonly benefits: string;
  /** Openings of a sentence about the employer or about applying, unless it also asks for something. */
  readonly companyOpenings: string;
  /** Words that make such a sentence a requirement after all. */
  readonly companyAsks: string;
  /** Words for the reader. */
  readonly reader: string;
  /** Words for the employer. */
  readonly employer: string;
  /** Instructions to software. A posting has no reason to contain them: such lines are a trick, not a requirement. */
  readonly machines: string;
}

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
  /** A clause said of the reader as the name of a task ("verhandeln Preise" → "Preise verhandeln"); absent where it reads as one. */
  readonly nameOfClause?: (clause: string) => string;
}
