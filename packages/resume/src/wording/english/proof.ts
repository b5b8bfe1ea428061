import { determiners, prepositions, pronouns, quantityWords } from '../data/en-words.ts';
import { type Token, wordsBehind } from './tokens.ts';
import { findBase, findGerund, findPast, findThird, isNounBase, isOnlyVerb } from './verbs.ts';

const determinerWords = new Set(determiners.split(/\s+/u));
const pronounWords = new Set(pronouns.split(/\s+/u));
const quantities = new Set(quantityWords.split(/\s+/u));

const notVerbs = new Set([
  ...determinerWords,
  ...pronounWords,
  ...prepositions.split(/\s+/u),
  'and',
  'or',
  'to',
  'then',
  'also',
  'not',
  'thus',
]);
/** Adjectives of the things or people that something is done to. */
const freshAdjectives = new Set(['new', 'existing', 'incoming']);
// "Developing of plans", "Prepare and": not an object that a verb can take.
const leaning = new Set(['of', 'and', 'or', 'is', 'are', 'was', 'were']);

/**
 * Whether the words after a form prove that it is a verb. "Operating budget" and "Operating cranes" look alike, and no list of
 * nouns settles it; "Operating the crane" can only be an action. An article, a possessive, a pronoun or a figure proves the verb; a
 * few forms need no proof, as long as something follows that they can take.
 */
export function provesVerb(form: string, following: readonly string[]): boolean {
  const [next = '', second = '', third = ''] = following;
  const word = next.toLowerCase();
  if (isOnlyVerb(form)) return /^[\p{L}\p{N}£$€"“'‘]/u.test(next) && !leaning.has(word);
  if (determinerWords.has(word)) return second !== '';
  if (pronounWords.has(word)) return true;
  // "precepting new grads", but "operating budgets": such an adjective precedes an object, never the noun of a compound.
  if (freshAdjectives.has(word) && second !== '') return true;
  // Even read as a noun, "Work on the new line" says the same.
  if (/^work(?:ing)?$/iu.test(form) && /^(?:on|with|alongside)$/u.test(word)) return true;
  // "over 30 staff", "up to 5 calls".
  if (quantities.has(word)) return isFigure(second) || (second.toLowerCase() === 'to' && isFigure(third));
  // "Project 2: Upgrade", "Building 7" and "Phase 1 trials" say which one, not how many.
  return isFigure(next) && /^\p{Ll}/u.test(second) && !isNounBase(form);
}

/** An unknown word followed by what only a verb takes: "and come up with", "and email the clients". */
export function isLikeVerb(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  const [next = ''] = wordsBehind(tokens, at);
  if (!/^\p{Ll}{2,}$/u.test(word) || notVerbs.has(word)) return false;
  if (findBase(word) ?? findPast(word) ?? findGerund(word) ?? findThird(word)) return false;
  return (
    /^(?:up|out|off|down|away|back)$/iu.test(next) || determinerWords.has(next.toLowerCase()) || pronounWords.has(next)
  );
}

function isFigure(word: string): boolean {
  return /^[£$€¥]?\d[\d,.]*(?:%|\+|k|m)?$/iu.test(word);
}
