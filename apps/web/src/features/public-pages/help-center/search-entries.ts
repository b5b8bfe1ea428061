import type { Language } from '@fitted/contract/languages';

export interface SearchEntry {
  readonly question: string;
  readonly answer: string;
}

export interface SearchResult<Entry> {
  readonly found: readonly Entry[];
  /** False if no entry contains every word, so that these are only close matches. */
  readonly isExact: boolean;
}

/** Words in the question say what an entry is about; in the answer they may be mentioned in passing. */
const questionWeight = 2;
/** How close to the best score an entry must be if none contains every word. */
const nearEnough = 0.6;

/**
 * The entries that contain every word typed so far, best first. If there are none, those with the rarest of the words:
 * "how do I cancel" is about cancelling, whatever else it says.
 */
export function searchEntries<Entry extends SearchEntry>(
  entries: readonly Entry[],
  query: string,
  language: Language,
): SearchResult<Entry> {
  const terms = termsOf(query, language);
  // Punctuation alone has no words: only an empty box means everything.
  if (terms.length === 0) return { found: query.trim() === '' ? entries : [], isExact: true };

  const folded = entries.map(({ question, answer }) => ({ question: fold(question), answer: fold(answer) }));
  const weights = terms.map((term) => rarity(term, folded));
  const scored = entries.map((entry, index) => {
    const texts = folded[index] ?? { question: '', answer: '' };
    const counts = terms.map((term) =>
      texts.question.includes(term) ? questionWeight : texts.answer.includes(term) ? 1 : 0,
    );
    return {
      entry,
      hasAll: counts.every((count) => count > 0),
      score: counts.reduce<number>((sum, count, term) => sum + count * (weights[term] ?? 0), 0),
    };
  });

  const isExact = scored.some(({ hasAll }) => hasAll);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const found = scored
    .filter(({ hasAll, score }) => (isExact ? hasAll : score > 0 && score >= best * nearEnough))
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
  return { found, isExact };
}

/** High for a word in few entries, zero for one in none or all. */
function rarity(term: string, entries: readonly SearchEntry[]): number {
  const holding = entries.filter(({ question, answer }) => question.includes(term) || answer.includes(term)).length;
  return holding === 0 ? 0 : Math.log(entries.length / holding);
}

/** The words of the query, segmented for the language and stemmed. */
function termsOf(query: string, language: Language): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(query);
  const words = [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
  return words.filter((word) => !particle.test(word)).map((word) => stem(fold(word)));
}

/** A single hiragana character is grammar, not a subject. */
const particle = /^\p{Script=Hiragana}$/u;

/** Cuts off endings, so that "kündigen" finds "Kündigung"; short words would lose too much. */
const stem = (word: string): string =>
  /^\p{Script=Latin}{7,}$/u.test(word) ? word.slice(0, Math.max(5, word.length - 3)) : word;

/** Without case, accents and full-width forms. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
