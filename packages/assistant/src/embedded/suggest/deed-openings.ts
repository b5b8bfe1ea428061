import { pattern } from '@fitted/language/pattern';
import type { Entry } from '@fitted/resume/document';
import type { Edit, ReasonCode } from '@fitted/resume/edit/edit';
import { convertGerunds } from '@fitted/resume/wording/english/convert-gerunds';
import { inflectBases, verbFormOf } from '@fitted/resume/wording/english/role-tense';
import {
  findBase,
  findGerund,
  findPast,
  inflect,
  isNounBase,
  type Tense,
  type Verb,
} from '@fitted/resume/wording/english/verbs';
import { timeOf } from '@fitted/resume/wording/rewording';
import { isSoftwareLine } from '../../improve/software-lines.ts';
import { replaceLine } from '../build-edit.ts';
import { type BodyLine, deedLines, type Reading } from '../reading.ts';
import { deedNouns, emptyBesideDeed, ledPeople, nounLikeGerunds } from '../wording/data/en-deed-nouns.ts';
import { rewriteLine } from '../wording/rewrite-line.ts';

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));
const empty = wordsOf(emptyBesideDeed);
const people = wordsOf(ledPeople);
const nounLike = wordsOf(nounLikeGerunds);

interface NamedDeed {
  readonly verb: Verb;
  /** "up" of "set up". */
  readonly particle: string;
}

const deedByNoun = new Map<string, NamedDeed>(
  deedNouns
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [written = '', ...nouns] = row.split(' ');
      const [base = '', particle] = written.split('+');
      const verb = findBase(base);
      return verb ? nouns.map((noun) => [noun, { verb, particle: particle ? ` ${particle}` : '' }] as const) : [];
    }),
);

/** More than this at once is not read any more. */
const maxSuggested = 6;

/**
 * Duties as deeds: "Responsible for the installation of 40 boilers" as "Installed 40 boilers". It may have been others' hands, so
 * the person is asked.
 */
export function suggestDeeds(reading: Reading): Edit[] {
  const asked = reading.askedFor();
  const found = deedLines(reading).flatMap((body) => {
    const { line } = body;
    if (isSoftwareLine(line)) return [];
    const deed = asDeed(line.text, body, reading);
    // What is certain enough to be changed at once is not suggested again.
    const atOnce = rewriteLine(line.text, reading.language, timeOf(body.entry))?.text;
    if (!deed || deed.text === line.text || deed.text === atOnce) return [];
    return [{ edit: replaceLine(line, deed.text, deed.reason), worth: asked.weightAt(line.id) }];
  });
  return found
    .map((one, at) => ({ ...one, at }))
    .sort((one, other) => other.worth - one.worth || one.at - other.at)
    .slice(0, maxSuggested)
    .sort((one, other) => one.at - other.at)
    .map(({ edit }) => edit);
}

interface Deed {
  readonly text: string;
  readonly reason: ReasonCode;
}

const duty = pattern('iu')`
  ^(?:i\s+|i['’]m\s+)?(?:(?:was|am|were)\s+)?(?:also\s+|solely\s+|mainly\s+|jointly\s+)?(?:responsible for|in charge of
  |accountable for|tasked with|charged with|entrusted with|(?:my\s+)?(?:main\s+|key\s+|daily\s+)?(?:duties|responsibilities
  |tasks)(?:\s+(?:include|included|were|are|involve|involved)|:))\s*:?\s+
`;
const byMe = /^(?<thing>.{4,90}?) (?:was|were|is|are) (?<done>[\p{L}-]+) by me\b(?<rest>.*)$/iu;

function asDeed(text: string, { entry }: BodyLine, reading: Reading): Deed | undefined {
  const tense: Tense = timeOf(entry) === 'former' ? 'past' : 'present';
  const opened = duty.exec(text);
  if (opened) {
    const isJoint = /jointly|\balso\b/iu.test(opened[0]);
    const deed = isJoint ? undefined : fromRest(text.slice(opened[0].length), tense);
    return deed === undefined ? undefined : { text: deed, reason: 'weak-opening' };
  }
  return fromPassive(text) ?? (tense === 'past' ? inPast(text, entry, reading) : undefined);
}

/** What stands after "responsible for". */
function fromRest(rest: string, tense: Tense): string | undefined {
  const [first = ''] = /^[\p{L}-]+/u.exec(rest) ?? [];
  if (findGerund(first) && !nounLike.has(first.toLowerCase())) {
    const deed = leavesNoun(rest) ? undefined : convertGerunds(rest, tense, true);
    if (deed !== undefined) return capital(deed);
  }
  return fromNoun(rest, tense) ?? fromPeople(rest, tense);
}

/** "grading and parent contact": the second half is not a deed. */
const leavesNoun = (rest: string): boolean => {
  const [, next = ''] = /^[\p{L}-]+(?:,| and| &)\s+([\p{L}-]+)/iu.exec(rest) ?? [];
  return next !== '' && !findGerund(next);
};

/** "the overall management of the Leeds office", "the preparation and filing of returns" is left: half of it would stay a noun. */
function fromNoun(rest: string, tense: Tense): string | undefined {
  const match =
    /^(?:the\s+)?(?:(?<adjective>[\p{L}-]+)\s+)?(?<noun>[\p{L}-]+)(?:\s+and\s+(?<other>[\p{L}-]+))?\s+of\s+(?<object>\S.*)$/iu.exec(
      rest,
    );
  const { adjective, noun = '', other, object = '' } = match?.groups ?? {};
  if (adjective && !empty.has(adjective.toLowerCase())) return undefined;
  const deed = deedByNoun.get(noun.toLowerCase());
  if (!deed || speaksOfMore(object)) return undefined;
  const second = other === undefined ? undefined : deedByNoun.get(other.toLowerCase());
  if (other !== undefined && !second) return undefined;
  const verbs = [deed, ...(second ? [second] : [])].map(({ verb, particle }) => inflect(verb, tense) + particle);
  return capital(`${verbs.join(' and ')} ${object}`);
}

/** A second noun of a deed after the first one's object ("… of plans and supervision of staff") would stay behind. */
const speaksOfMore = (object: string): boolean =>
  [...object.matchAll(/(?:\band|,|&)\s+(?:the\s+)?([\p{L}-]+)\s+of\b/giu)].some(([, noun = '']) =>
    deedByNoun.has(noun.toLowerCase()),
  ) || /(?:\band|,|&)\s+\p{L}+ing\b/iu.test(object);

function fromPeople(rest: string, tense: Tense): string | undefined {
  const match = /^(?:(?:a|the|my)\s+)?(?:[\p{L}-]+\s+){0,2}?(?<who>[\p{L}-]+)(?=\s|$|,|\.)/iu.exec(
    rest.replace(/^(?:up to|over|about|around)\s+/iu, '').replace(/^\d+\+?\s+/u, ''),
  );
  const isCounted =
    /^(?:(?:up to|over|about|around)\s+)?\d/iu.test(rest) || /^(?:a|the|my)\s+(?:[\p{L}-]+\s+)?team\b/iu.test(rest);
  return isCounted && people.has((match?.groups?.who ?? '').toLowerCase())
    ? `${tense === 'past' ? 'Managed' : 'Manage'} ${rest}`
    : undefined;
}

/** "Weekly wages were run by me in Sage". */
function fromPassive(text: string): Deed | undefined {
  const { thing = '', done = '', rest = '' } = byMe.exec(text)?.groups ?? {};
  const verb = [...pastOf(done)][0];
  if (!verb || /[.;:]/u.test(thing)) return undefined;
  const object = /^\p{Lu}\p{Ll}/u.test(thing) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing;
  return { text: capital(`${verb.past} ${object}${rest}`), reason: 'weak-opening' };
}

function pastOf(participle: string): Verb[] {
  const verb = findPast(participle) ?? (participle.toLowerCase() === 'run' ? findBase('run') : undefined);
  return verb ? [verb] : [];
}

/** "Handling cash" or "Handle cash" under a role that has ended, if every line of the role can be in the past then. */
function inPast(text: string, entry: Entry, reading: Reading): Deed | undefined {
  const lines = entry.body.filter(({ id }) => reading.lines.get(id)?.kind !== 'continuation');
  const isEven = lines.every((line) => verbFormOf(line.text) === 'past' || pastOfLine(line.text) !== undefined);
  const deed = isEven ? pastOfLine(text) : undefined;
  return deed === undefined ? undefined : { text: deed, reason: 'tense' };
}

function pastOfLine(text: string): string | undefined {
  const [first = ''] = /^[\p{L}-]+/u.exec(text) ?? [];
  const form = verbFormOf(text);
  // "Purging old files Tracking files": what follows without a border would stay behind.
  if (/\s\p{Lu}\p{Ll}+ing(?!\p{L})/u.test(text)) return undefined;
  if ((form !== 'gerund' && form !== 'base') || nounLike.has(first.toLowerCase()) || isNounBase(first))
    return undefined;
  const deed = form === 'gerund' ? convertGerunds(text, 'past', true) : inflectBases(text, 'past', true);
  return deed === undefined ? undefined : capital(deed);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
