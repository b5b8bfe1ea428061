import {
  compoundVerbs,
  namedThings,
  nounBases,
  nounGerunds,
  strongNounGerunds,
  verbObjects,
  verbPhrases,
  verbs,
} from '../data/en-verbs.ts';
import { nominalisations } from '../data/en-words.ts';

export interface Verb {
  readonly base: string;
  readonly past: string;
  readonly gerund: string;
}

export type Tense = 'past' | 'present';

const byBase = new Map<string, Verb>();
const byPast = new Map<string, Verb>();
const byGerund = new Map<string, Verb>();
const byThird = new Map<string, Verb>();
for (const written of words(verbs)) {
  const verb = readVerb(written);
  byBase.set(verb.base, verb);
  byPast.set(verb.past, verb);
  byGerund.set(verb.gerund, verb);
  byThird.set(thirdOf(verb.base), verb);
}
const compounds = new Set(words(compoundVerbs).map((pair) => pair.split('|').join(' ')));
const things = new Set(
  Object.entries(namedThings).flatMap(([gerund, nouns]) => words(nouns).map((noun) => `${gerund} ${noun}`)),
);
const verbsOfNouns = new Map(
  nominalisations.split(',').map((pair) => {
    const [noun = '', verb = ''] = pair.trim().split(/\s+/u);
    return [noun, verb] as const;
  }),
);
const gerundsLikeNouns = new Set(words(nounGerunds));
const strongNouns = new Set(words(strongNounGerunds));
const objects = new Set(words(verbObjects));
const phrases = new Set(verbPhrases.split(/\s*\|\s*/u));
const basesLikeNouns = new Set(words(nounBases));

export function findGerund(word: string): Verb | undefined {
  return byGerund.get(word.toLowerCase());
}

export function findBase(word: string): Verb | undefined {
  return byBase.get(word.toLowerCase());
}

export function findPast(word: string): Verb | undefined {
  return byPast.get(word.toLowerCase());
}

/** "manages": the form that speaks of somebody else. */
export function findThird(word: string): Verb | undefined {
  return byThird.get(word.toLowerCase());
}

/** `isDuty`: behind "responsible for" and the like, where a verb is far more likely. */
export function isNounGerund(word: string, isDuty: boolean): boolean {
  return (isDuty ? strongNouns : gerundsLikeNouns).has(word.toLowerCase());
}

/** "cleaning tables": no noun in spite of its looks. */
export function isObjectOf(gerund: string, word: string): boolean {
  return isVerbPhrase(gerund, word) || (objects.has(word.toLowerCase()) && !strongNouns.has(gerund.toLowerCase()));
}

/** "recruitment": what it is called when somebody recruits. */
export function verbOfNoun(noun: string): Verb | undefined {
  return findBase(verbsOfNouns.get(noun.toLowerCase()) ?? '');
}

/** "operating budget": no verb in spite of its looks. */
export function isNamedThing(gerund: string, word: string): boolean {
  return things.has(`${gerund} ${word}`.toLowerCase());
}

/** "talk to": no noun in spite of its looks. */
export function isVerbPhrase(first: string, second: string): boolean {
  return phrases.has(`${first} ${second}`.toLowerCase());
}

export function isNounBase(word: string): boolean {
  return basesLikeNouns.has(word.toLowerCase());
}

/** "quality checking": the first word belongs to the verb. */
export function isCompound(first: string, verb: Verb): boolean {
  return compounds.has(`${first.toLowerCase()} ${verb.base}`);
}

export function inflect(verb: Verb, tense: Tense): string {
  return tense === 'past' ? verb.past : verb.base;
}

function readVerb(written: string): Verb {
  const [base = '', past, gerund] = written.split('/');
  return { base, past: past ?? regularPast(base), gerund: gerund ?? regularGerund(base) };
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
  return `${base}ed`;
}

function regularGerund(base: string): string {
  return /[^eoy]e$/u.test(base) ? `${base.slice(0, -1)}ing` : `${base}ing`;
}

function thirdOf(base: string): string {
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/u.test(base) ? `${base}es` : `${base}s`;
}

function words(text: string): string[] {
  return text.split(/\s+/u).filter(Boolean);
}
