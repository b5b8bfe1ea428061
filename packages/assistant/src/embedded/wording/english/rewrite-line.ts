import type { ReasonCode } from '@fitted/resume/edit/edit';
import { capitalised, emptyAdverbs, misspelt, plainer, smallNames } from '../data/en-words.ts';
import { outsideQuotes } from '../quotes.ts';
import type { Rewording, RoleTime } from '../rewording.ts';
import { convertGerunds, determinerWords } from './convert-gerunds.ts';
import { rewriteOpening, withObjectVerb } from './openings.ts';
import { findBase, findGerund, findPast, inflect, isNounBase, isVerbPhrase, type Tense } from './verbs.ts';

const adverbs = new RegExp(
  `(?<=\\p{L} )(?:${emptyAdverbs.split(/\s+/u).join('|')}) (?=\\p{L})|^(?:${emptyAdverbs.split(/\s+/u).join('|')}) (?=\\p{L})`,
  'giu',
);
const phrases = plainer.map(
  ([from, to]) =>
    [new RegExp(`(?<![\\p{L}\\p{N}])${from.replace('/', '\\/')}(?![\\p{L}\\p{N}])\\s?`, 'giu'), to] as const,
);
const corrections = misspelt.map(([from, to]) => [new RegExp(`\\b${from}\\b`, 'giu'), to] as const);
// Most lines have none of it, and one look is cheaper than thirty.
const anyMisspelt = new RegExp(misspelt.map(([from]) => from).join('|'), 'iu');
const anyFiller = new RegExp(
  [...emptyAdverbs.split(/\s+/u), ...plainer.map(([from]) => from.replace('/', '\\/'))].join('|'),
  'iu',
);
const names = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${capitalised.split(/\s+/u).join('|')})(?![\\p{L}\\p{N}-])`, 'gu');
const small = new Set(smallNames.split(' '));

/** One line under a role, reworded without a new fact; undefined when it is fine or when no rule is sure. */
export function rewriteEnglishLine(text: string, time: RoleTime): Rewording | undefined {
  const role: Tense | undefined = time === 'current' ? 'present' : time === 'former' ? 'past' : undefined;
  const spelled = spellRight(text);
  const opened = reopen(spelled, role);
  const start = opened?.text ?? spelled;
  const plain = withoutFiller(start);
  const tidy = capitaliseFirst(fixNames(plain));
  if (tidy === text) return undefined;
  const reason: ReasonCode =
    opened?.reason ?? (spelled !== text ? 'clearer' : plain === start ? 'punctuation' : 'filler');
  return { text: tidy, reason };
}

function reopen(text: string, role: Tense | undefined): Rewording | undefined {
  const opening = rewriteOpening(text, role);
  if (opening) {
    const isFirstPerson = /^(?:i\b|i['’]?m\b|im\b|my\b)/iu.test(text);
    return {
      text: opening.text,
      reason: opening.isVerb ? 'weak-opening' : isFirstPerson ? 'first-person' : 'weak-opening',
    };
  }
  return withoutProgressive(text, role) ?? withoutFirstPerson(text, role) ?? withRoleTense(text, role);
}

/** "I am using Opera daily", "Was using Desmos". */
function withoutProgressive(text: string, role: Tense | undefined): Rewording | undefined {
  const match = /^(?:(i['’]?m|i am|i was|was|were|am)\s+)(?:also\s+)?(?=\p{L}+ing\b)/iu.exec(text);
  if (!match) return undefined;
  const tense = /was|were/iu.test(match[1] ?? '') ? 'past' : (role ?? 'present');
  const finite = convertGerunds(text.slice(match[0].length), tense);
  return finite === undefined ? undefined : { text: finite, reason: /^i/iu.test(text) ? 'first-person' : 'tense' };
}

function withoutFirstPerson(text: string, role: Tense | undefined): Rewording | undefined {
  const match = /^i\s+(?:also\s+)?(?=([\p{L}-]+)\b)/iu.exec(text);
  const word = match?.[1] ?? '';
  if (!match || !(findBase(word) ?? findPast(word))) return undefined;
  const rest = text
    .slice(match[0].length)
    .replace(/\band I (?=([\p{L}-]+))/gu, (found, next: string) =>
      (findBase(next) ?? findPast(next)) ? 'and ' : found,
    );
  const light = /^(do|did)\s+/iu.exec(rest);
  const handled =
    light && withObjectVerb(rest.slice(light[0].length), /did/iu.test(light[1] ?? '') ? 'past' : (role ?? 'present'));
  return { text: handled ?? rest, reason: 'first-person' };
}

/** A line that opens with an -ing form, or in the present under a role that has ended. */
function withRoleTense(text: string, role: Tense | undefined): Rewording | undefined {
  const [first = '', second = ''] = text.split(/\s+/u);
  const helped = /^helped$/iu.test(first) && second.endsWith('ed') ? findPast(second) : undefined;
  if (helped) return { text: text.replace(second, helped.base), reason: 'clearer' };
  if (!role) return undefined;
  if (findGerund(first)) {
    const finite = convertGerunds(text, role);
    return finite === undefined ? undefined : { text: finite, reason: 'tense' };
  }
  const verb = findBase(first);
  if (role === 'present' || !verb || verb.past === verb.base || !second) return undefined;
  const isDetermined = determinerWords.has(second.toLowerCase()) || /^[\p{N}£$€]/u.test(second);
  if (isNounBase(first) && !isDetermined && !isVerbPhrase(first, second)) return undefined;
  // "Maintain and repair": the second verb would stay behind.
  const rest = text.slice(first.length).replace(/(?<= (?:and|or) )([\p{L}-]+)(?= )/u, (word: string) => {
    const joined = findBase(word);
    return joined && !isNounBase(word) ? inflect(joined, role) : word;
  });
  if (/ (?:and|or|&) (?:\p{L}+)/u.test(rest) && hasBaseBehindJoin(rest)) return undefined;
  return { text: inflect(verb, role) + rest, reason: 'tense' };
}

function hasBaseBehindJoin(text: string): boolean {
  return [...text.matchAll(/ (?:and|or|&) ([\p{L}-]+)/gu)].some(([, word = '']) => findBase(word) !== undefined);
}

function spellRight(text: string): string {
  if (!anyMisspelt.test(text)) return text;
  return outsideQuotes(text, (part) => {
    let right = part;
    for (const [pattern, to] of corrections) right = right.replace(pattern, to);
    return right;
  });
}

function withoutFiller(text: string): string {
  if (!anyFiller.test(text)) return text;
  return outsideQuotes(text, (part) => {
    let plain = part.replace(adverbs, '');
    for (const [pattern, to] of phrases)
      plain = plain.replace(pattern, (found) => (to && /\s$/u.test(found) ? `${to} ` : to));
    return plain;
  });
}

function fixNames(text: string): string {
  return outsideQuotes(text, (part) =>
    part
      .replace(names, (name) => name.charAt(0).toUpperCase() + name.slice(1))
      .replace(/(?<![\p{L}\p{N}'’.-])i(?=\s\p{Ll})/gu, 'I'),
  );
}

function capitaliseFirst(text: string): string {
  const [word = ''] = /^[\p{L}\p{N}.'’/@#+-]+/u.exec(text) ?? [];
  if (!/^\p{Ll}[\p{Ll}'’-]*$/u.test(word) || small.has(word)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
