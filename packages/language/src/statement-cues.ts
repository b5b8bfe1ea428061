/**
 * What keeps a sentence from being a statement about its author. The patterns of all languages are tried, because people write to us
 * in a different language from their resume's. Accents stay: the Spanish "sí" is yes and "si" is if.
 */
export interface StatementCues {
  readonly denials: readonly RegExp[];
  /** Wishes, plans, suppositions and questions. */
  readonly wishes: readonly RegExp[];
  /** The subject is the posting or its author. */
  readonly ofThePosting: readonly RegExp[];
  /** Someone else is the subject. */
  readonly ofOthers: readonly RegExp[];
  /** "My manager asked me to run the rota": the person appears in it. */
  readonly self: readonly RegExp[];
}

/** Whole words; "no-code" and "not-for-profit" do not match. */
export const wholeWords = (...parts: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${parts.join('|')})(?![\\p{L}-])`, 'iu');
