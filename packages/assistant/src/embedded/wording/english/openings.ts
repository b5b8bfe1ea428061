import { objectVerbs } from '../data/en-words.ts';
import { convertGerunds } from './convert-gerunds.ts';
import { speaksOfNow, speaksOfThen } from './other-times.ts';
import { findBase, findPast, inflect, type Tense, verbOfNoun } from './verbs.ts';

interface Opening {
  readonly pattern: RegExp;
  /** What stays when the rest cannot be turned into a verb; undefined leaves the line alone. */
  readonly short?: string;
}

const openings: readonly Opening[] = [
  {
    pattern: /^(?:(?<subject>i(?:['’]?m| am| was)|was|were|am)\s+)?(?:also\s+)?responsible for\s+/iu,
    short: 'Responsible for',
  },
  {
    pattern: /^(?:(?<subject>i(?:['’]?m| am| was)|was|were|am)\s+)?(?:also\s+)?in charge of\s+/iu,
    short: 'In charge of',
  },
  {
    pattern: /^(?:(?<subject>i(?:['’]?m| am| was)|was|were|am)\s+)?(?:also\s+)?(?:tasked|charged|entrusted) with\s+/iu,
  },
  { pattern: /^(?:i\s+)?(?<subject>had|have) (?:the\s+)?responsibility (?:for|of)\s+/iu },
  { pattern: /^(?:i\s+)?(?<subject>was) (?:given|assigned) the (?:job|task|duty|responsibility) of\s+/iu },
  {
    pattern:
      /^(?:my\s+)?(?:main |key |primary |daily |day-to-day |job )?(?:duties|responsibilities|tasks|duty|responsibility|role|job|task)\s+(?<subject>include|included|includes|are|were|is|was|involved|consisted of)\s*:?\s+(?:also\s+)?(?!to\s)/iu,
  },
  { pattern: /^(?:duties|responsibilities|tasks)(?<subject>\s*):\s+/iu, short: '' },
  {
    pattern:
      /^(?:i\s+)?(?<subject>was|am)\s+(?:also\s+)?(?=(?:involved in|part of|selected (?:to|for|as)|chosen (?:to|for|as)|promoted to)\s)/iu,
    short: '',
  },
];

const verbOfObject = new Map(
  Object.entries(objectVerbs).flatMap(([verb, nouns]) => nouns.split(/\s+/u).map((noun) => [noun, verb] as const)),
);

export interface Opened {
  readonly text: string;
  /** False when only the person and the auxiliary went: "I was responsible for" is "Responsible for". */
  readonly isVerb: boolean;
}

/** A line that opens with a duty instead of a deed, with the deed first. */
export function rewriteOpening(text: string, role: Tense | undefined): Opened | undefined {
  for (const { pattern, short } of openings) {
    const match = pattern.exec(text);
    if (!match) continue;
    const subject = match.groups?.subject?.toLowerCase() ?? '';
    const rest = text.slice(match[0].length);
    const tense = tenseOf(subject, role);
    const deed = tense && toDeed(rest, tense);
    if (deed) return { text: deed, isVerb: true };
    if (short === undefined || (subject === '' && short !== '') || rest === '') return undefined;
    // "Was part of the team and wrote …": the second verb leans on the first.
    if (short === '' && [...rest.matchAll(/\band ([\p{L}-]+)/gu)].some(([, word = '']) => findPast(word)))
      return undefined;
    return { text: short === '' ? rest : `${short} ${rest}`, isVerb: false };
  }
  return undefined;
}

/** The line's own words decide; a bare "responsible for" follows its role. */
function tenseOf(subject: string, role: Tense | undefined): Tense | undefined {
  if (/was|were|had|included|involved|consisted/u.test(subject)) return 'past';
  if (/am|['’]?m$|include|are|is|have/u.test(subject)) return role ?? 'present';
  return role;
}

function toDeed(rest: string, tense: Tense): string | undefined {
  if (tense === 'past' ? speaksOfNow(rest) : speaksOfThen(rest)) return undefined;
  return convertGerunds(rest, tense, true) ?? fromNominalisation(rest, tense) ?? withObjectVerb(rest, tense);
}

function fromNominalisation(rest: string, tense: Tense): string | undefined {
  const match = /^(?:the\s+)?([\p{L}-]+) of (?=\S)/iu.exec(rest);
  const noun = match?.[1]?.toLowerCase() ?? '';
  const verb = verbOfNoun(noun);
  if (!match || !verb) return undefined;
  const object = rest.slice(match[0].length);
  // "management of X and supervision of Y": a second such noun would be left hanging.
  if (/\b(?:and|or)\s+(?:the\s+)?[\p{L}-]+\s+of\b/iu.test(object) || /\b(?:and|or)\s+for\b/iu.test(object))
    return undefined;
  if (/\b(?:and|or)\s+[\p{L}-]+ing\b/iu.test(object)) return undefined;
  return `${inflect(verb, tense)} ${object}`;
}

/** "the on-call rota of 9 engineers": what is in charge of a rota runs it. */
function withObjectVerb(rest: string, tense: Tense): string | undefined {
  const phrase =
    /^[^,;:(]*?(?=\s+(?:and|or|&|\+|of|in|on|for|with|at|every|each|up|from|using|across|during|by|daily|weekly|including)(?=\s)|[,;:(]|$)/iu.exec(
      rest,
    )?.[0] ?? '';
  const noun = phrase.trim().split(/\s+/u).at(-1)?.toLowerCase().replace(/[.]$/u, '') ?? '';
  const verb = findBase(verbOfObject.get(noun) ?? verbOfObject.get(singular(noun)) ?? '');
  if (!verb || /\b(?:and|or)\s+for\b/iu.test(rest)) return undefined;
  return `${inflect(verb, tense)} ${rest}`;
}

/** "the payroll", which somebody did: to handle it says no more. */
export function asHandled(rest: string, tense: Tense): string | undefined {
  const handled = withObjectVerb(rest, tense);
  return handled && /^handled? /u.test(handled) ? handled : undefined;
}

function singular(noun: string): string {
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`;
  return noun.endsWith('s') ? noun.slice(0, -1) : noun;
}
