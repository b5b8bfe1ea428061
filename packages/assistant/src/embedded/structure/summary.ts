import type { Entry } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { findSkill, getSkill } from '@fitted/resume/lexicon/find-skills';
import { littleOfIt } from '../data/hands-on.ts';
import { standardHeadings } from '../data/standard-headings.ts';
import { summaryWords } from '../data/summary-words.ts';
import { capitalise, midSentence } from '../letter-case.ts';
import type { Reading } from '../reading.ts';
import { headingLike } from './headings.ts';
import { isAbbreviation, isSameThing } from './same-thing.ts';

const longestName = 60;
const mostSkills = 4;

/** A summary for a resume without one: the latest role and the listed skills the posting asks for, nothing else. */
export function summariseFacts(reading: Reading): Edit[] {
  const { document, language } = reading;
  const isIntroduced = document.sections.some(({ kind, heading }) => kind === 'summary' || heading === null);
  // Prose or roles that the head holds would make the summary say things twice.
  if (
    isIntroduced ||
    document.head.lines.some(({ text }) => text.split(/\s+/u).length > 9) ||
    document.head.lines.length > 6
  )
    return [];
  const roles = document.sections.filter(({ kind }) => kind === 'experience').flatMap(({ entries }) => entries);
  const current = introducing(roles, reading.job.profile.title);
  const skills = listedSkills(reading);
  if (!current || skills.length < 2) return [];

  const words = summaryWords[language];
  const list = `${skills.slice(0, -1).join(words.separator)}${words.last}${skills.at(-1)}`;
  const text = [sentenceOfRole(current, words.role, words.roleAlone), words.skills.replace('{skills}', list)].join(
    words.sentenceGap,
  );
  return [
    {
      id: 'summary-from-facts',
      kind: 'insert-section',
      target: { afterSectionId: null },
      section: 'summary',
      line: { kind: 'text', depth: 0 },
      before: '',
      after: `${headingLike(standardHeadings[language].summary ?? 'Summary', reading)}\n${text}`,
      reason: { code: 'summary-from-facts', params: {} },
      evidence: [],
    },
  ];
}

/**
 * The role of today that is nearest to the job. One that has nothing to do with it introduces the wrong person, when an earlier
 * one has: an aide who was an engineer.
 */
function introducing(roles: readonly Entry[], target: string): Entry | undefined {
  const wanted = new Set(stemsOf(target));
  const isNear = ({ fields }: Entry) => stemsOf(fields.title ?? '').some((stem) => wanted.has(stem));
  const today = roles.filter(({ fields }) => fields.period?.isCurrent && isClear(nameOf(fields.title)));
  return today.find(isNear) ?? (roles.some(isNear) ? undefined : today[0]);
}

function stemsOf(title: string): string[] {
  return (title.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6));
}

function sentenceOfRole({ fields }: Entry, full: string, alone: string): string {
  const [title = '', organisation] = [nameOf(fields.title), nameOf(fields.organisation)];
  const template = isClear(organisation) ? full : alone;
  return template.replace('{role}', quiet(title)).replace('{place}', organisation ?? '');
}

/** Without signs before it and asides behind it: "🍽️ Sous Chef", "The Optimist (seafood, 180 seats)". */
function nameOf(name: string | undefined): string | undefined {
  return name
    ?.replace(/(?:(?<!\s)\s+)?[(（][^)）]{0,300}[)）]/gu, '')
    .replace(/^[^\p{L}\p{N}"“«「]+/u, '')
    .trim();
}

/** "LEGAL SECRETARY" as a sentence has it; short words may be abbreviations. */
function quiet(title: string): string {
  if (/\p{Ll}/u.test(title)) return title;
  return title.replace(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

function isClear(name: string | undefined): boolean {
  return name !== undefined && name.length <= longestName && !/[.;:!?|•]|\d{4}/u.test(name);
}

/** Skills of the person's own list that the posting asks for, strongest first, as the person writes them. */
function listedSkills(reading: Reading): string[] {
  const items = reading.document.sections
    .filter(({ kind }) => kind === 'skills')
    .flatMap(({ groups }) => groups.flatMap((group) => group.items));
  const named = items
    .filter(
      (item) => item.length < 40 && !/\s[-–]\s/u.test(item) && !littleOfIt.test(item) && isWantedSkill(reading, item),
    )
    .map((item, index) => ({ item, index, weight: reading.relevance.named(item) }))
    .sort((one, other) => other.weight - one.weight || one.index - other.index)
    .slice(0, mostSkills)
    .map(({ item }) => asAsked(reading, item));
  // One capitalised word may be a name, so beside one all begin with a capital.
  const hasNames = named.some((item) => /^\p{Lu}\p{Ll}/u.test(midSentence(item, reading.language)));
  return named.map((item) => (hasNames ? capitalise(item) : midSentence(item, reading.language)));
}

/** Spoken languages and certificates have lists of their own. */
function isWantedSkill({ skillsIn, wanted }: Reading, item: string): boolean {
  const found = skillsIn(item).map(({ skill }) => ({ kind: getSkill(skill).kind, isWanted: wanted.has(skill) }));
  return (
    found.some(({ kind, isWanted }) => isWanted && kind === 'skill') && found.every(({ kind }) => kind !== 'language')
  );
}

function asAsked(reading: Reading, item: string): string {
  const skill = findSkill(item, reading.language);
  const asked = skill === undefined ? undefined : reading.wanted.get(skill)?.spelling;
  const isTheirs = asked !== undefined && reading.job.profile.language === reading.language && isSameThing(item, asked);
  if (isTheirs && !isAbbreviation(item, asked)) return asked;
  // "microsoft excel" and "Menu planning" by the letters that the lexicon gives them.
  return skill?.toLowerCase() === item.toLowerCase() ? skill : item;
}
