import { pattern } from '@fitted/language/pattern';
import { startsWithAddress } from '../addresses.ts';
import { emptyAdjectives, emptyNouns, greetings } from '../data/en-words.ts';
import type { Rewording } from '../rewording.ts';
import { findBase, findPast } from './verbs.ts';

const greeting = new RegExp(`^(?:${greetings.split(' ').join('|')})\\s*[!,.]\\s+`, 'iu');
const adjective = emptyAdjectives.split(/\s+/u).join('|');
// "Dynamic, results-oriented retail leader": removed only before a noun that stays.
const adjectives = new RegExp(
  `^(?:an?\\s+)?(?:(?:highly\\s+)?(?:${adjective})(?:,\\s*|\\s+and\\s+|\\s+))+(?=\\p{L})`,
  'iu',
);
const emptyNoun = new RegExp(`^(?:${emptyNouns.split(' ').join('|')})\\b`, 'iu');
// "I am a solicitor", "I have 8 years of experience", "I am looking for": what follows makes sense by itself.
const introduction = pattern('iu')`
  ^(?:(?:i am|i['’]m|im)\s+(?:an?\s+)?(?!the\b|not\b|who\b|what\b|that\b|going\b|also\b|both\b)(?=\p{L})
  |i (?:have|bring)\s+(?=(?:over |more than |around |about |nearly |almost )?(?:\d+|one|two|three|four|five|six
  |seven|eight|nine|ten|twelve|fifteen|twenty)\+? years\b))
`;
const firstPerson = /\b(?:i|i['’]m|i['’]ve|im|my|me|myself|mine)\b/iu;
const ownVerbs = new Set([
  'am',
  'have',
  'can',
  'will',
  'like',
  'love',
  'enjoy',
  'want',
  'hope',
  'believe',
  'would',
  'was',
]);

/** "I am a commercial solicitor" is "Commercial solicitor". */
export function rewriteEnglishProfile(text: string): Rewording | undefined {
  const sentences = text.replace(greeting, '').split(/(?<=[.!?])\s+(?=\p{L})/u);
  const impersonal = sentences.map(withoutPerson);
  // A profile half in the first person reads worse than one that is wholly so.
  const isImpersonal = firstPerson.test(text) && !impersonal.some((sentence) => firstPerson.test(sentence));
  const changed = (isImpersonal ? impersonal : sentences).map(tidySentence).join(' ');
  if (changed === text) return undefined;
  const isSameWords = lettersOf(changed) === lettersOf(text);
  return { text: changed, reason: isSameWords ? 'punctuation' : isImpersonal ? 'first-person' : 'filler' };
}

function withoutPerson(sentence: string): string {
  const rest = sentence.replace(introduction, '');
  // "I am a nurse and enjoy teaching": the second verb would lose its subject.
  const isLeaning = [...rest.matchAll(/(?:\b(?:and|but|or)|,) ([\p{L}'’]+)/giu)].some(
    ([, word = '']) => ownVerbs.has(word.toLowerCase()) || findPast(word) || findBase(word),
  );
  return isLeaning ? sentence : rest;
}

function tidySentence(sentence: string): string {
  // "Dynamic and driven." is all there is; "Passionate about care" needs its adjective.
  const lean = sentence.replace(adjectives, '');
  const isLean =
    lean !== sentence &&
    /^\p{L}[\p{L}'’-]*\s+(?!about\b|by\b|to\b|and\b)\p{L}/u.test(lean) &&
    !/^(?:about|by|to|and|in)\b/iu.test(lean) &&
    !emptyNoun.test(lean);
  const result = (isLean ? lean : sentence)
    .replace(/\bsuper (?=passionate|excited|keen)/giu, '')
    .replace(/^im(?= )/iu, "I'm")
    .replace(/!{2,}/gu, '!')
    .replace(/(?<![\p{L}\p{N}'’.-])i(?=\s\p{Ll})/gu, 'I');
  return startsWithAddress(result) ? result : result.charAt(0).toUpperCase() + result.slice(1);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
