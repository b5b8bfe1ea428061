import type { Rewording } from '../rewording.ts';
import { convertGerunds, determinerWords } from './convert-gerunds.ts';
import { findBase, findGerund, findPast, findThird, inflect, isNounBase, isVerbPhrase, type Tense } from './verbs.ts';

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
  if (third && (isDetermined(second) || !isNounBase(third.base))) return asTense(inflectThirds(text, role));
  const isVerb = !isNounBase(first) || isDetermined(second) || isVerbPhrase(first, second);
  return isVerb ? asTense(inflectBases(text, role)) : undefined;
}

/** "greet customers and take orders" in the past; undefined when a later word could be a verb or a noun. */
export function inflectBases(text: string, tense: Tense): string | undefined {
  const [first = '', ...joined] = text.split(/(, (?:and |or )?| (?:and|or|&) )/u);
  const opening = wordOf(first);
  const verb = findBase(opening);
  if (!verb || (tense === 'past' && verb.past === verb.base)) return undefined;
  if (tense === 'present') return text;
  const hasObject = first.includes(' ');
  const parts = joined.map((part, index) => (index % 2 === 0 ? part : inflectPart(part, tense, hasObject)));
  return parts.includes(undefined) ? undefined : [inflect(verb, tense), first.slice(opening.length), ...parts].join('');
}

/** One of the parts between commas and "and": a further deed, or one more thing. */
function inflectPart(part: string, tense: Tense, hasObject: boolean): string | undefined {
  const word = wordOf(part);
  const verb = findBase(word);
  if (!verb) return part;
  const isDeed = !isNounBase(word) || isDetermined(part.split(/\s+/u)[1]);
  if (isDeed) return inflect(verb, tense) + part.slice(word.length);
  // "manage budget and stock": behind a thing, a lone word is a thing too.
  return hasObject && !part.includes(' ') ? part : undefined;
}

/** "Manages a team": a line about somebody else, it seems. */
function inflectThirds(text: string, tense: Tense): string | undefined {
  const [first = ''] = text.split(/\s+/u);
  const verb = findThird(first);
  const rest = text.slice(first.length);
  const isLeftBehind = [...rest.matchAll(/(?: (?:and|or|&)|,) ([\p{L}-]+)/gu)].some(([, word = '']) => findThird(word));
  return !verb || isLeftBehind ? undefined : inflect(verb, tense) + rest;
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
