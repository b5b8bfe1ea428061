import type { Entry } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { findSkill } from '@fitted/resume/lexicon/find-skills';
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
  const current = roles.find(({ fields }) => fields.period?.isCurrent && isClear(fields.title));
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

function sentenceOfRole({ fields }: Entry, full: string, alone: string): string {
  const { title = '', organisation } = fields;
  const template = isClear(organisation) ? full : alone;
  return template.replace('{role}', title).replace('{place}', organisation ?? '');
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
      (item) =>
        item.length < 40 &&
        !/\s[-–]\s/u.test(item) &&
        reading.skillsIn(item).some(({ skill }) => reading.wanted.has(skill)),
    )
    .map((item, index) => ({ item, index, weight: reading.relevance.named(item) }))
    .sort((one, other) => other.weight - one.weight || one.index - other.index)
    .slice(0, mostSkills)
    .map(({ item }) => asAsked(reading, item));
  // One capitalised word may be a name, so beside one all begin with a capital.
  const hasNames = named.some((item) => /^\p{Lu}\p{Ll}+$/u.test(item));
  return named.map((item) => (hasNames ? capitalise(item) : midSentence(item, reading.language)));
}

function asAsked(reading: Reading, item: string): string {
  const skill = findSkill(item, reading.language);
  const asked = skill === undefined ? undefined : reading.wanted.get(skill)?.spelling;
  const isTheirs = asked !== undefined && reading.job.profile.language === reading.language && isSameThing(item, asked);
  if (isTheirs && !isAbbreviation(item, asked)) return asked;
  // "microsoft excel" and "Menu planning" by the letters that the lexicon gives them.
  return skill?.toLowerCase() === item.toLowerCase() ? skill : item;
}
