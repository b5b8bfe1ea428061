import { findCorrection } from './find-correction.ts';
import { isCommonWord, isKnownWord } from './known-words.ts';

// Trade words that no dictionary has, one letter away from a word that it has.
const trade = new Set(
  'sharded sharding linter collet dataset backend frontend kubectl rebase rebasing parser parsers luminaire luminaires influencer influencers'.split(
    ' ',
  ),
);
const known = new Map<string, string | undefined>();
const maxCached = 5_000;

/** What was meant by a word in lower case; undefined when the word is correct or ambiguous. */
export function correctionOf(word: string): string | undefined {
  if (known.has(word)) return known.get(word);
  if (known.size >= maxCached) known.clear();
  const correction = /^[a-z]{4,}$/u.test(word) ? readCorrection(word) : undefined;
  known.set(word, correction);
  return correction;
}

function readCorrection(word: string): string | undefined {
  if (isCommonWord(word) || trade.has(word) || isKnownWord(word)) return undefined;
  // Dictionaries leave out many forms of the words they have: "schemas", "integrations".
  if (isFormOfKnown(word)) return undefined;
  return findCorrection(word);
}

/** "Lensing" is a form of "lens", "joinees" of "join"; "carryed" and "troubleshoting" are not correct forms. */
function isFormOfKnown(word: string): boolean {
  const [, stem = '', ending] = /^(.+?)(s|ed|er|ers|ee|ees|ing)$/u.exec(word) ?? [];
  if (stem.length < 4 || !isKnownWord(stem)) return false;
  return ending === 's' ? !/(?:y|s|x|ch|sh)$/u.test(stem) : /[^aeiouy][^aeiouy]$|[aeiou]{2}[^aeiouy]$/u.test(stem);
}

/** Whether the dictionary says that `from` is `to` mistyped. */
export const isTypo = (from: string, to: string): boolean => correctionOf(from) === to;
