import { pattern } from '@fitted/language/pattern';
import type { Rewording } from '../rewording.ts';
import { convertGerunds } from './convert-gerunds.ts';
import { inflectBases } from './role-tense.ts';
import { findBase, findPast, type Tense } from './verbs.ts';

// Lead-ins to a plain verb that say only that it was done: "I used to answer", "My job was to answer".
const leadIns = pattern('iu')`
  ^(?:(?:i\s+)?(?<past>used to|had to|was able to|managed to)|my\s+(?:main |key |primary )?(?:role|job|task|duty
  |responsibility)\s+(?:(?<was>was)|is)\s+to)\s+(?=\p{L})
`;
const person =
  /^i(?<have>\s+have|['’]ve)?\s+(?:also\s+)?(?=(?:(?:currently|personally|regularly|often|mainly|always)\s+)?(?<verb>[\p{L}-]+)\b)/iu;

export function withoutFirstPerson(text: string, role: Tense | undefined): Rewording | undefined {
  return withoutLeadIn(text, role) ?? withoutProgressive(text, role) ?? withoutPerson(text, role);
}

function withoutLeadIn(text: string, role: Tense | undefined): Rewording | undefined {
  const match = leadIns.exec(text);
  if (!match) return undefined;
  const tense = match.groups?.past || match.groups?.was ? 'past' : (role ?? 'present');
  const deed = inflectBases(text.slice(match[0].length), tense, true);
  return deed === undefined ? undefined : { text: deed, reason: 'weak-opening' };
}

/** "I am using Opera daily", "Was using Desmos". */
function withoutProgressive(text: string, role: Tense | undefined): Rewording | undefined {
  const match =
    /^(?:(i['’]?m|i am|i was|was|were|am)\s+)(?:also\s+)?(?=\p{L}+ing\b)(?!(?:looking|seeking|hoping|willing|working as)\b)/iu.exec(
      text,
    );
  if (!match) return undefined;
  const tense = /was|were/iu.test(match[1] ?? '') ? 'past' : (role ?? 'present');
  const finite = convertGerunds(text.slice(match[0].length), tense, true);
  return finite === undefined ? undefined : { text: finite, reason: /^i/iu.test(text) ? 'first-person' : 'tense' };
}

function withoutPerson(text: string, role: Tense | undefined): Rewording | undefined {
  const match = person.exec(text);
  const { have, verb = '' } = match?.groups ?? {};
  // "I have managed": a completed action, and for most verbs the same word as the past.
  if (!match || !(findPast(verb) ?? (have ? undefined : findBase(verb)))) return undefined;
  const rest = text
    .slice(match[0].length)
    .replace(/\band I (?:also )?(?=([\p{L}-]+))/gu, (found, next: string) =>
      (findBase(next) ?? findPast(next)) ? 'and ' : found,
    );
  // "I manage" under a role that has ended.
  const past = role === 'past' && findBase(verb) ? inflectBases(rest, role, true) : undefined;
  return { text: past ?? rest, reason: 'first-person' };
}
