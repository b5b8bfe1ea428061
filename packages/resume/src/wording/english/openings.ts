import { pattern } from '@fitted/language/pattern';
import { dutyGerunds } from '../data/en-words.ts';
import { convertGerunds } from './convert-gerunds.ts';
import { findPast, type Tense } from './verbs.ts';

const duties = new Set(dutyGerunds.split(/\s+/u));

interface Opening {
  readonly pattern: RegExp;
  /** The opening to use when the rest cannot be turned into a verb; undefined leaves the line alone. */
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
    pattern: pattern('iu')`
        ^(?:my\s+)?(?:main |key |primary |daily |day-to-day |job )?(?:duties|responsibilities|tasks|duty
        |responsibility|role|job|task)\s+(?<subject>include|included|includes|are|were|is|was|involved
        |consisted of)\s*:?\s+(?:also\s+)?(?!to\s)
      `,
  },
  { pattern: /^(?:duties|responsibilities|tasks)(?<subject>\s*):\s+/iu, short: '' },
  {
    pattern:
      /^(?:i\s+)?(?<subject>was|am)\s+(?:also\s+)?(?=(?:selected (?:to|for|as)|chosen (?:to|for|as)|promoted to)\s)/iu,
    short: '',
  },
];

export interface Opened {
  readonly text: string;
  /** False when only the person and the auxiliary were removed: "I was responsible for" becomes "Responsible for". */
  readonly isVerb: boolean;
}

/** Turns the opening of a line from a duty ("responsible for keeping") into an action ("kept"). */
export function rewriteOpening(text: string, role: Tense | undefined): Opened | undefined {
  for (const { pattern, short } of openings) {
    const match = pattern.exec(text);
    if (!match) continue;
    const subject = match.groups?.subject?.toLowerCase() ?? '';
    const rest = text.slice(match[0].length);
    const tense = tenseOf(subject, role);
    const isToldVerb = duties.has(/^\p{L}+/u.exec(rest)?.[0].toLowerCase() ?? '');
    const deed = tense && convertGerunds(rest, tense, isToldVerb);
    if (deed) return { text: deed, isVerb: true };
    if (short === undefined || (subject === '' && short !== '') || rest === '') return undefined;
    // "Was part of the team and wrote …": the second verb depends on the first.
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
