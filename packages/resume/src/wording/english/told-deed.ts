import { capitalised } from '../data/en-words.ts';
import type { RoleTime } from '../rewording.ts';
import { convertGerunds } from './convert-gerunds.ts';
import { inflectBases } from './role-tense.ts';
import { findBase, findGerund, findPast, findThird, inflect, type Tense, type Verb } from './verbs.ts';

interface Lead {
  readonly pattern: RegExp;
  /** How the words behind it are read: "used to serve", "responsible for serving". */
  readonly takes: 'base' | 'gerund';
  /** What it says about when; otherwise the role does. */
  readonly tense?: Tense;
  /** What stays of it where no verb follows: "responsible for the keys". */
  readonly stays?: string;
}

const often = '(?:(?:also|always|usually|mostly|mainly|often|regularly|sometimes|partly|then|just) )?';
const subject = "(?:(?:i|we)(?:['’]\\p{L}+)? )?";
const lead = (words: string, rest: Omit<Lead, 'pattern'>): Lead => ({
  pattern: new RegExp(`^${subject}(?<often>${often})${words} `, 'iu'),
  ...rest,
});
const task = 'my (?:main |actual )?(?:job|role|task|part|bit) (?:was|is)';

/** What only says that something was done: behind it stands the verb that says what. */
const leads: readonly Lead[] = [
  lead('(?:used to|would|had to|got to|was able to|was allowed to|needed to)', { takes: 'base', tense: 'past' }),
  lead('(?:have to|get to|need to)', { takes: 'base' }),
  lead(`${task} to`, { takes: 'base' }),
  lead(task, { takes: 'gerund', stays: '' }),
  lead('was (?:also )?(?:responsible for|tasked with|charged with)', {
    takes: 'gerund',
    tense: 'past',
    stays: 'Responsible for ',
  }),
  lead('(?:am |being )?(?:responsible for|tasked with)', { takes: 'gerund', stays: 'Responsible for ' }),
  lead('was (?:also )?in charge of', { takes: 'gerund', tense: 'past', stays: 'In charge of ' }),
  lead('(?:am |being )?in charge of', { takes: 'gerund', stays: 'In charge of ' }),
  lead('(?:was|were)', { takes: 'gerund', tense: 'past', stays: '' }),
  lead('(?:am|have been|been)', { takes: 'gerund', stays: '' }),
];

/**
 * What somebody says they did, as the line of a resume: without "I", without what only says that it was done, in the tense of the
 * role. It answers "What did you do?", so its first word is a verb wherever it can be one. No other word is added or left out.
 */
export function wordToldDeed(said: string, time: RoleTime): string {
  const bare = said
    .replace(/^(?:and|so|then|well|oh|also|but) (?=\p{L})/iu, '')
    .replace(/^(?:i )?(?:am|was) the (?:one|person) (?:who|that) /iu, '')
    .replace(/^(?:it was )?me who /iu, '');
  const text = withDays(withoutSpeaker(bare));
  return led(text, time) ?? inTense(text.replace(/^(?:i|we)(?:['’]ve| have|['’]d| had)? /iu, ''), time);
}

function led(text: string, time: RoleTime): string | undefined {
  for (const { pattern, takes, tense, stays } of leads) {
    const match = pattern.exec(text);
    if (!match) continue;
    const rest = text.slice(match[0].length);
    const how = match.groups?.often ?? '';
    const [first = ''] = /^[\p{L}-]+/u.exec(rest) ?? [];
    const wanted = tense ?? tenseOf(time) ?? 'present';
    const verb = takes === 'base' ? findBase(first) : findGerund(first);
    if (verb) return how + (inflected(rest, takes, wanted) ?? firstOnly(rest, first, verb, wanted));
    // "Was the keyholder" is "keyholder"; "have to stay" is "stay".
    if (stays !== undefined) return stays + rest.replace(/^(?:an?|the) /iu, '');
    if (tense === undefined && wanted === 'present') return how + rest;
  }
  return undefined;
}

const inflected = (text: string, takes: Lead['takes'], tense: Tense): string | undefined =>
  takes === 'base' ? inflectBases(text, tense, true) : convertGerunds(text, tense, true);

const tenseOf = (time: RoleTime): Tense | undefined =>
  time === 'former' ? 'past' : time === 'current' ? 'present' : undefined;

/** "Serve customers" under a role that has ended is "served customers"; "serving customers" is so in either. */
function inTense(text: string, time: RoleTime): string {
  const tense = tenseOf(time);
  const [how = ''] = new RegExp(`^${often}`, 'iu').exec(text) ?? [];
  const rest = text.slice(how.length);
  const [first = ''] = /^[\p{L}-]+/u.exec(rest) ?? [];
  if (!tense || findPast(first)) return text;
  const gerund = findGerund(first);
  if (gerund)
    return how + (convertGerunds(rest, tense, true) ?? (isList(rest) ? rest : firstOnly(rest, first, gerund, tense)));
  const third = findThird(first);
  if (third && !findBase(first)) return how + firstOnly(rest, first, third, tense);
  const base = findBase(first);
  if (base && tense === 'past') return how + (inflectBases(rest, tense, true) ?? firstOnly(rest, first, base, tense));
  return text;
}

/** Another verb may follow that no rule is sure of: "serve customers and till work". It stays as it was said. */
function firstOnly(text: string, first: string, verb: Verb, tense: Tense): string {
  const rest = text.slice(first.length);
  return (
    inflect(verb, tense) +
    rest.replace(/(?<=(?:,| and| or|, and) )([\p{L}-]+)(?= )/gu, (word) => {
      const other = findGerund(word) ?? (tense === 'past' ? findBase(word) : undefined);
      return other && (findGerund(word) !== undefined) === (findGerund(first) !== undefined)
        ? inflect(other, tense)
        : word;
    })
  );
}

/** "Serving, cleaning, till work" names things; a verb would need an object. */
const isList = (text: string): boolean => /^[\p{L}-]+(?:,| and(?! \p{L}+ing))/u.test(text);

/** "and I trained", ", I wrote": the person is named once, at the start, and dropped there. */
function withoutSpeaker(text: string): string {
  return text
    .replace(
      /(, (?:and |then |so )?|(?<=\p{L}) and (?:then |also )?)i (?:also |then )?(?=(?!was |am |had |have |could |can |did |didn|would )\p{L}{3})/giu,
      '$1',
    )
    .replace(/(?<!\p{L})(?<!on )(?:my|our) own (?=\p{L})/giu, 'own ')
    .replace(/(?<!\p{L})(?:my|our) (?!own(?!\p{L}))(?=\p{L})/giu, 'the ')
    .replace(/(?<![\p{L}'’.-])i(?=['’ ])/gu, 'I');
}

const alwaysNames = 'christmas easter english spanish french german excel outlook instagram facebook';
const names = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${`${capitalised} ${alwaysNames}`.split(/\s+/u).join('|')})(?![\\p{L}\\p{N}-])`,
  'gu',
);
/** "Saturdays", "Excel": with their capital, however they were typed. */
export const withDays = (text: string): string =>
  text.replace(names, (name) => name.charAt(0).toUpperCase() + name.slice(1));
