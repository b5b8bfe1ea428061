import type { Language } from '@fitted/contract/languages';
import { type FoundSkill, findSkills, getSkill } from '../lexicon/find-skills.ts';
import type { SkillId } from '../lexicon/read-skills.ts';
import { detectLanguage } from '../parse/detect-language.ts';
import { seniorityWords } from './data/seniority-words.ts';
import { type JobProfile, type JobSkill, needs, type Requirement, type Seniority } from './job-profile.ts';
import { foldPhrase, hasPhrase, phraseList } from './phrase-list.ts';
import { withoutMarkup } from './plain-text.ts';
import { findCompany } from './read-company.ts';
import { readRequirements, weightOf } from './read-requirements.ts';
import { readTitle } from './read-title.ts';
import { type PostingLine, splitPosting } from './split-posting.ts';

export interface Posting {
  readonly title: string;
  readonly description: string;
}

const seniorityPhrases = seniorityWords.map(([seniority, words]) => [seniority, phraseList([words])] as const);
/** Longer postings are cut: what a job asks stands far above this. */
const longestPosting = 40_000;
const shortestSample = 160;

/** Reads a posting. With an empty description the title alone says what is asked. */
export function parseJob(posting: Posting): JobProfile {
  const title = posting.title.replace(/\s+/gu, ' ').trim();
  const description = withoutMarkup(posting.description.slice(0, longestPosting));
  const language = detectLanguage(description.trim() === '' ? title : `${title}\n${description}`);
  const company = findCompany(description);
  // A name says what a company calls itself, not what it asks: "Meadowlark Insurance".
  const lines = splitPosting(company ? description.replaceAll(company, '…') : description);
  const titleLine: PostingLine = { text: title, need: 'must', isBullet: false, isAsking: false };
  // A title and a few words do not tell their language: then spellings of all languages count.
  const spelledIn = description.trim().length < shortestSample ? undefined : language;
  const named = new Map([titleLine, ...lines].map((line) => [line, findSkills(line.text, spelledIn)] as const));
  const skillsIn = (line: PostingLine) => named.get(line) ?? [];
  const requirements = strongestOfEach([
    ...(title === '' ? [] : [titleRequirement(title, language)]),
    ...readRequirements(titleLine, skillsIn(titleLine), language).flatMap(ofTitle),
    ...lines.flatMap((line) => readRequirements(line, skillsIn(line), language)),
  ]);
  const seniority = findSeniority(title);
  const years = yearsAsked(requirements);
  return {
    title,
    language,
    requirements,
    skills: namedSkills([...named.values()].flat(), language),
    responsibilities: lines.filter(({ need }) => need === 'duty').map(({ text }) => text),
    ...(company && { company }),
    ...(seniority && { seniority }),
    ...(years && { years }),
  };
}

function titleRequirement(title: string, language: Language): Requirement {
  const { roles, nouns } = readTitle(title, language);
  const text = roles.join(' / ');
  return {
    kind: 'title',
    id: 'title',
    text,
    roles,
    nouns,
    need: 'must',
    weight: weightOf('title', 'must'),
    quote: title,
  };
}

/** A title that names a role asks for the work as well: "Front-end developer" is met by front-end development. */
function ofTitle(requirement: Requirement): Requirement[] {
  if (requirement.kind === 'trait') return [];
  if (!('skills' in requirement)) return [requirement];
  const wider = requirement.skills.flatMap((skill) => getSkill(skill).implies ?? []);
  return [{ ...requirement, skills: [...new Set([...requirement.skills, ...wider])] }];
}

/** Each thing once. What is asked singly is not asked again as one of several. */
function strongestOfEach(all: readonly Requirement[]): Requirement[] {
  const byId = new Map<string, Requirement>();
  for (const requirement of all) {
    const known = byId.get(requirement.id);
    if (!known || isStronger(requirement, known)) byId.set(requirement.id, requirement);
  }
  const single = new Set<SkillId>();
  for (const requirement of byId.values())
    if ('skills' in requirement && requirement.skills.length === 1)
      for (const skill of requirement.skills) single.add(skill);
  const tongues = [...byId.values()].filter(({ kind }) => kind === 'language').length;
  return [...byId.values()].flatMap((requirement) => {
    // "Bilingual (English and French)" asks for the two, and is said by them.
    if (requirement.id === 'Bilingual' && tongues > 1) return [];
    if (!('skills' in requirement) || requirement.skills.length === 1) return [requirement];
    return requirement.need !== 'must' && requirement.skills.every((skill) => single.has(skill)) ? [] : [requirement];
  });
}

function isStronger(one: Requirement, other: Requirement): boolean {
  if (one.kind === 'years' && other.kind === 'years' && one.need === other.need) return one.years > other.years;
  return needs.indexOf(one.need) < needs.indexOf(other.need);
}

function namedSkills(found: readonly FoundSkill[], language: Language): JobSkill[] {
  const byId = new Map<SkillId, JobSkill>();
  for (const { skill, spelling } of found) {
    if (byId.has(skill)) continue;
    const aliases = getSkill(skill)
      .spellings.filter((known) => !known.language || known.language === language)
      .map((known) => known.text);
    byId.set(skill, { skill, spelling, aliases: [...new Set([spelling, ...aliases])] });
  }
  return [...byId.values()];
}

function findSeniority(title: string): Seniority | undefined {
  const folded = foldPhrase(title);
  return seniorityPhrases.find(([, phrases]) => hasPhrase(phrases, folded))?.[0];
}

function yearsAsked(requirements: readonly Requirement[]): number | undefined {
  const asked = requirements.flatMap((requirement) =>
    requirement.kind === 'years' && requirement.need === 'must' ? [requirement.years] : [],
  );
  return asked.length > 0 ? Math.max(...asked) : undefined;
}
