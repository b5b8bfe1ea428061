import { nounBases, onlyGerunds, onlyVerbs, verbs } from '../data/en-verbs.ts';

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
const basesLikeNouns = new Set(words(nounBases));
const sureForms = new Set([...words(onlyVerbs), ...words(onlyGerunds)]);

export function findGerund(word: string): Verb | undefined {
  return byGerund.get(word.toLowerCase());
}

export function findBase(word: string): Verb | undefined {
  return byBase.get(word.toLowerCase());
}

export function findPast(word: string): Verb | undefined {
  return byPast.get(word.toLowerCase());
}

/** "manages": the third person. */
export function findThird(word: string): Verb | undefined {
  return byThird.get(word.toLowerCase());
}

export function isNounBase(word: string): boolean {
  return basesLikeNouns.has(word.toLowerCase());
}

/** "maintain", "preparing": forms that can be nothing but verbs. */
export function isOnlyVerb(form: string): boolean {
  return sureForms.has(form.toLowerCase());
}

export function inflect(verb: Verb, tense: Tense): string {
  return tense === 'past' ? verb.past : verb.base;
}

/** "manages", of someone else: how a summary tells what is done today. */
export function thirdPerson({ base }: Verb): string {
  return thirdOf(base);
}

/** Every form of every verb. */
export function verbForms(): string[] {
  return [...byBase.keys(), ...byPast.keys(), ...byGerund.keys(), ...byThird.keys()];
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
