import { adjunctGerunds, determiners, gerundHeads, people, personVerbs, prepositions } from '../data/en-words.ts';
import { speaksOfNow, speaksOfThen } from './other-times.ts';
import {
  findGerund,
  findPast,
  inflect,
  isCompound,
  isNamedThing,
  isNounGerund,
  isObjectOf,
  type Tense,
  type Verb,
  verbOfNoun,
} from './verbs.ts';

export const determinerWords = new Set(determiners.split(/\s+/u));
const prepositionWords = new Set(prepositions.split(/\s+/u));
const adjuncts = new Set(adjunctGerunds.split(/\s+/u));
const heads = new Set(gerundHeads.split(/\s+/u));
const persons = new Set(people.split(/\s+/u));
const doneToPersons = new Set(personVerbs.split(' '));
const joiners = new Set(['and', 'or', '&', '+']);
const clauseOpeners = new Set(['that', 'which', 'who', 'whom', 'whose', 'where', 'because', 'so', 'but']);
const particles = new Set([
  'up',
  'out',
  'off',
  'down',
  'over',
  'after',
  'with',
  'to',
  'for',
  'on',
  'in',
  'alongside',
  'as',
  'at',
]);

interface Token {
  readonly word: string;
  /** What stands between this word and the next. */
  readonly gap: string;
}

/**
 * "keeping the site tidy and stacking timber" as finite verbs: "kept the site tidy and stacked timber". Undefined when the
 * words could be read another way ("training and recruitment"): then the line stays as it is.
 */
export function convertGerunds(text: string, tense: Tense, isDuty = false): string | undefined {
  if (tense === 'past' ? speaksOfNow(text) : speaksOfThen(text)) return undefined;
  const tokens = tokenise(text);
  const start = firstVerb(tokens, isDuty);
  if (!start) return undefined;

  const changes = new Map<number, Verb>([[start.at, start.verb]]);
  let at = start.at + 1;
  for (; at < tokens.length; at += 1) {
    const step = readStep(tokens, at, { changes, tense, isDuty });
    if (step === 'doubtful') return undefined;
    if (step === 'stop') break;
    if (step !== 'pass') changes.set(at, step);
  }
  return tokens
    .map(({ word, gap }, index) => {
      const verb = changes.get(index);
      return (verb ? inflect(verb, tense) : word) + gap;
    })
    .join('');
}

function firstVerb(tokens: readonly Token[], isDuty: boolean): { at: number; verb: Verb } | undefined {
  const [first, second] = tokens;
  const own = first && findGerund(first.word);
  if (own && takesObject(tokens, 0, isDuty)) return { at: 0, verb: own };
  const next = second && findGerund(second.word);
  if (first && next && isCompound(first.word, next) && takesObject(tokens, 1, isDuty)) return { at: 1, verb: next };
  return undefined;
}

interface Conversion {
  /** The verbs found so far, by their place. */
  readonly changes: ReadonlyMap<number, Verb>;
  readonly tense: Tense;
  readonly isDuty: boolean;
}

function readStep(
  tokens: readonly Token[],
  at: number,
  { changes, tense, isDuty }: Conversion,
): Verb | 'pass' | 'stop' | 'doubtful' {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || !before || /[.;:()"“”]/u.test(before.gap)) return 'stop';
  const word = token.word.toLowerCase();
  if (clauseOpeners.has(word)) return 'stop';

  const joins = before.word.toLowerCase();
  // "ordering and maintaining of supplies": these are nouns.
  if (word === 'of' && (changes.has(at - 1) || (changes.has(at - 2) && particles.has(joins)))) return 'doubtful';
  const isJoined = joiners.has(joins);
  const isListed = isJoined || before.gap.includes(',');
  if (isListed && findPast(word) && !findGerund(word)) return isPastKept(tokens, at, tense) ? 'pass' : 'doubtful';
  const verb = findGerund(word);
  if (!verb) return isListed && !isThing(tokens, at, changes) ? 'doubtful' : 'pass';
  if (isPreposition(joins)) return 'stop';
  if (isJoined) return readJoined(tokens, at, verb, changes, isDuty);
  if (before.gap.includes(',')) {
    if (adjuncts.has(word)) return 'stop';
    // "making coffee, taking orders": without an "and" it may say how, or go on with the list.
    return isListClosed(tokens, at) && takesObject(tokens, at, isDuty) ? verb : 'doubtful';
  }
  return 'pass';
}

function readJoined(
  tokens: readonly Token[],
  at: number,
  verb: Verb,
  changes: ReadonlyMap<number, Verb>,
  isDuty: boolean,
): Verb | 'doubtful' {
  const partner = tokens[at - 2];
  // "managing marketing and advertising campaigns": the pair belongs to the campaigns.
  if (partner && /ing$/iu.test(partner.word) && !changes.has(at - 2)) return 'doubtful';
  if (!changes.has(at - 2) && isNounGerund(tokens[at]?.word ?? '', false) && heads.has(wordAt(tokens, at + 1)))
    return 'doubtful';
  if (takesObject(tokens, at, isDuty)) return verb;
  const isBare = !isNounGerund(tokens[at]?.word ?? '', false);
  return isBare && isEnd(tokens, at) ? verb : 'doubtful';
}

/** Whether one more item of a list can be what the verb before it is done to. */
function isThing(tokens: readonly Token[], at: number, changes: ReadonlyMap<number, Verb>): boolean {
  const word = wordAt(tokens, at);
  // An unknown "…ing" may be a verb that would stay behind.
  if (/ing$/u.test(word) && !isPreposition(word)) return false;
  const noun = determinerWords.has(word) ? at + 1 : at;
  // "managing budgets and the supervision of staff": a deed of its own.
  if (verbOfNoun(wordAt(tokens, noun)) && wordAt(tokens, noun + 1) === 'of') return false;
  const verb = [...changes.values()].at(-1);
  // "seating guests and bookings": nobody seats a booking.
  if (!verb || !doneToPersons.has(verb.base)) return true;
  return [0, 1, 2].some((ahead) => persons.has(wordAt(tokens, at + ahead)));
}

/** "digging footings and mixed concrete": a verb or an adjective, and right as it is beside "dug"; beside "dig" only as the latter. */
function isPastKept(tokens: readonly Token[], at: number, tense: Tense): boolean {
  return tense === 'past' || tokens[at + 1] === undefined;
}

/** A later "and …ing" closes the list that this comma is part of. */
function isListClosed(tokens: readonly Token[], at: number): boolean {
  for (let next = at + 1; next < tokens.length; next += 1) {
    if (/[.;:()]/u.test(tokens[next - 1]?.gap ?? '')) return false;
    const word = tokens[next]?.word.toLowerCase();
    if (word !== undefined && joiners.has(word) && findGerund(tokens[next + 1]?.word ?? '')) return true;
  }
  return false;
}

/** Whether what follows the word at `at` reads as its object or particle, so that the word is a verb. */
function takesObject(tokens: readonly Token[], at: number, isDuty: boolean): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || !next) return false;
  const following = next.word.toLowerCase();
  if (joiners.has(following)) return isPairedVerb(tokens, at, isDuty);
  if (isNamedThing(token.word, following)) return false;
  if (/[^\s"“'‘]/u.test(token.gap)) return false;
  const isDetermined = determinerWords.has(following) || /^[\p{N}£$€#]/u.test(following);
  if (isNounGerund(token.word, isDuty)) return isDetermined || isObjectOf(token.word, following);
  if (isDetermined || particles.has(following)) return following !== 'of';
  return !isPreposition(following) && !clauseOpeners.has(following);
}

/** "drafting and negotiating SaaS agreements": two verbs with one object. */
function isPairedVerb(tokens: readonly Token[], at: number, isDuty: boolean): boolean {
  const other = tokens[at + 2];
  if (!other || !findGerund(other.word)) return false;
  // "loading and unloading lorries", "planning and delivering lessons": the second tells what the first is.
  if (isNounGerund(wordAt(tokens, at), isDuty)) {
    const isSure = !isNounGerund(wordAt(tokens, at), true) && !isNounGerund(other.word, false);
    return isObjectOf(other.word, wordAt(tokens, at + 3)) || (isSure && takesObject(tokens, at + 2, isDuty));
  }
  return takesObject(tokens, at + 2, isDuty) || (!isNounGerund(other.word, false) && isEnd(tokens, at + 2));
}

function isPreposition(word: string): boolean {
  return prepositionWords.has(word);
}

function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.word.toLowerCase() ?? '';
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  const gap = tokens[at]?.gap ?? '';
  return at === tokens.length - 1 || /[.,;:(]/u.test(gap) || isPreposition(wordAt(tokens, at + 1));
}

function tokenise(text: string): Token[] {
  return [...text.matchAll(/([^\s,.;:()"“”]+(?:[.,:][^\s,.;:()"“”]+)*)([\s,.;:()"“”]*)/gu)].map(
    ([, word = '', gap = '']) => ({ word, gap }),
  );
}
