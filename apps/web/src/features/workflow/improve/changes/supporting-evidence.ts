import type { Edit, Evidence } from '@fitted/resume/edit/edit';
import { contentWords } from '@fitted/resume/match/content-words';

/** "Go", "R" and "C#" are names, though too short to count among the words of a text. */
const shortName = /(?<![\p{L}\p{N}])\p{Lu}\p{L}?(?![\p{L}\p{N}])/gu;

const wordsOf = (text: string): Set<string> => new Set([...contentWords(text), ...(text.match(shortName) ?? [])]);

/**
 * The quotes that contain a word the change introduces. A line that only shares what was there before explains nothing,
 * and the line itself always supports its own rewording.
 */
export function supportingEvidence({ before, after, evidence }: Edit): readonly Evidence[] {
  // A line in the person's own words would only repeat itself.
  if (before === '') return evidence.filter(({ quote }) => quote !== after);
  const stood = wordsOf(before);
  const brought = [...wordsOf(after)].filter((word) => !stood.has(word));
  return evidence.filter(({ quote }) => {
    const quoted = wordsOf(quote);
    return quote !== before && brought.some((word) => quoted.has(word));
  });
}
