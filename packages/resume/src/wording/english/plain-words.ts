import { wordPattern } from '../../lexicon/word-pattern.ts';
import { emptyAdverbs, misspelt, plainer } from '../data/en-words.ts';
import { outsideQuotes } from '../quotes.ts';
import { findBase, findGerund, findPast } from './verbs.ts';

const adverb = emptyAdverbs.split(/\s+/u).join('|');
const adverbs = new RegExp(`(?<![\\p{L}-])(?:${adverb}) (?=([\\p{L}-]+))`, 'giu');
// "very successfully", "not really", "quickly and successfully": the word before depends on the adverb.
const leaning =
  /(?:ly,?(?: and| or| but| yet)?|\b(?:not|never|more|most|less|least|as|so|very|too|how|both)|n['’]t|,) $/iu;
type Replacement = readonly [from: RegExp, to: string];
const phrases: readonly Replacement[] = plainer.map(([from, to]) => [wordPattern(from, 'giu'), to]);
const corrections: readonly Replacement[] = misspelt.map(([from, to]) => [wordPattern(from, 'giu'), to]);
// Most lines have none of these, and one test is cheaper than thirty.
const anyMisspelt = new RegExp(misspelt.map(([from]) => from.replace('/', '\\/')).join('|'), 'iu');
const anyAdverb = new RegExp(adverb, 'iu');
const anyPhrase = new RegExp(plainer.map(([from]) => from).join('|'), 'iu');

export function spellRight(text: string): string {
  return anyMisspelt.test(text) ? replaceAll(text, corrections) : text;
}

/** In fewer or plainer words where they say the same. */
export function sayPlainly(text: string): string {
  return anyPhrase.test(text) ? replaceAll(text, phrases) : text;
}

/** Without adverbs that everyone uses of themselves. */
export function withoutEmptyAdverbs(text: string): string {
  if (!anyAdverb.test(text)) return text;
  return outsideQuotes(text, (part) =>
    part.replace(adverbs, (found, verb: string, at: number) =>
      // At the start of a second sentence the next word would be left in lower case.
      isVerb(verb) && !leaning.test(part.slice(0, at)) && !/[.!?]\s+$/u.test(part.slice(0, at)) ? '' : found,
    ),
  );
}

function replaceAll(text: string, replacements: readonly Replacement[]): string {
  return outsideQuotes(text, (part) =>
    replacements.reduce((plain, [from, to]) => plain.replace(from, (found) => likeFirst(found, to)), part),
  );
}

function isVerb(word: string): boolean {
  return (findPast(word) ?? findBase(word) ?? findGerund(word)) !== undefined;
}

function likeFirst(found: string, to: string): string {
  if (found.length > 2 && !/\p{Ll}/u.test(found)) return to.toUpperCase();
  return /^\p{Lu}/u.test(found) ? to.charAt(0).toUpperCase() + to.slice(1) : to;
}
