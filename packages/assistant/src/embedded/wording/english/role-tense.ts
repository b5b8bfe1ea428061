import { adjectiveBases } from '../data/en-verbs.ts';
import type { Rewording } from '../rewording.ts';
import { convertGerunds, determinerWords } from './convert-gerunds.ts';
import { speaksOfNow } from './other-times.ts';
import { findBase, findGerund, findPast, findThird, inflect, isNounBase, isVerbPhrase, type Tense } from './verbs.ts';

const adjectives = new Set(adjectiveBases.split(' '));

/** A line that opens with an -ing form, or in the present under a role that has ended. */
export function withRoleTense(text: string, role: Tense | undefined): Rewording | undefined {
  const [first = '', second = ''] = text.split(/\s+/u);
  const helped = /^helped$/iu.test(first) && second.endsWith('ed') ? findPast(second) : undefined;
  if (helped) return { text: text.replace(second, helped.base), reason: 'clearer' };
  if (!role) return undefined;
  if (findGerund(first)) {
    const finite = convertGerunds(text, role);
    return finite === undefined ? undefined : { text: finite, reason: 'tense' };
  }
  if (role === 'present' || !second) return undefined;
  // "Reports to the board" or "Reports and budgets": only what could be nothing else is read as a verb.
  const third = findThird(first);
  if (third && (isDetermined(second) || !isNounBase(third.base)) && !/^(?:and|or|&|\+|of|in|for|to)$/iu.test(second))
    return asTense(inflectThirds(text, role));
  const base = wordOf(first);
  const isVerb = !isNounBase(base) || isDetermined(second) || isVerbPhrase(base, second) || isPairedWithVerb(text);
  return isVerb ? asTense(inflectBases(text, role)) : undefined;
}

/** "greet customers and take orders" in the past; undefined when a later word could be read two ways. */
export function inflectBases(text: string, tense: Tense): string | undefined {
  const [first = '', ...joined] = text.split(/(, (?:and |or )?| (?:and|or|&|\+) )/u);
  const opening = wordOf(first);
  const verb = findBase(opening);
  if (!verb || (tense === 'past' && verb.past === verb.base)) return undefined;
  if (tense === 'present') return text;
  if (speaksOfNow(text.slice(opening.length))) return undefined;
  let past = inflect(verb, tense) + first.slice(opening.length);
  for (const [index, part] of joined.entries()) {
    const next = index % 2 === 0 ? part : inflectPart(part, past, tense);
    if (next === undefined) return undefined;
    past += next;
  }
  return past;
}

/** One of the parts between commas and "and": a further deed, or one more thing. */
function inflectPart(part: string, before: string, tense: Tense): string | undefined {
  const [word, second] = [wordOf(part), part.split(/\s+/u)[1]];
  const verb = findBase(word);
  // "load, haul and dump lorries": behind a verb without its object comes another verb, known or not.
  const isBare = !/\S\s\S/u.test(before.replace(/(?:,| (?:and|or|&|\+))* $/u, ''));
  if (!verb) return isBare ? undefined : part;
  // "work with teams to plan and deliver": the second verb belongs to the first of the two.
  if (/ (?:to|that|who|which|where|how|can|will) /u.test(before) || adjectives.has(word)) return undefined;
  const isDeed = !isNounBase(word) || isDetermined(second) || isVerbPhrase(word, second ?? '');
  if (isDeed) return inflect(verb, tense) + part.slice(word.length);
  // "manage budget and stock": behind a thing, a lone word is a thing too.
  return !isBare && second === undefined ? part : undefined;
}

/** "Manages a team": a line about somebody else, it seems. */
function inflectThirds(text: string, tense: Tense): string | undefined {
  const [first = ''] = text.split(/\s+/u);
  const verb = findThird(first);
  const rest = text.slice(first.length);
  const isLeftBehind = [...rest.matchAll(/(?: (?:and|or|&|\+)|,) ([\p{L}-]+)/gu)].some(([, word = '']) =>
    findThird(word),
  );
  return !verb || isLeftBehind || speaksOfNow(rest) ? undefined : inflect(verb, tense) + rest;
}

/** "Design and build": the second is nothing but a verb. */
function isPairedWithVerb(text: string): boolean {
  const [, word = ''] = /^[\p{L}-]+ (?:and|or|&|\+) ([\p{L}-]+) /u.exec(text) ?? [];
  return findBase(word) !== undefined && !isNounBase(word) && !adjectives.has(word);
}

function isDetermined(word = ''): boolean {
  return determinerWords.has(word.toLowerCase()) || /^[\p{N}£$€]/u.test(word);
}

function wordOf(text: string): string {
  return /^[\p{L}-]+/u.exec(text)?.[0] ?? '';
}

function asTense(text: string | undefined): Rewording | undefined {
  return text === undefined ? undefined : { text, reason: 'tense' };
}
