import type { Language } from '@fitted/contract/languages';
import { type FoundSkill, findSkills, getSkill } from '../lexicon/find-skills.ts';
import type { SkillId } from '../lexicon/read-skills.ts';
import { detectLanguage } from '../parse/words/detect-language.ts';
import { seniorityWords } from './data/seniority-words.ts';
import { type JobProfile, type JobSkill, needs, type Requirement, type Seniority } from './job-profile.ts';
import type { AskingModel } from './lines/is-asking.ts';
import { withoutMarkup } from './lines/plain-text.ts';
import { type PostingLine, splitPosting } from './lines/split-posting.ts';
import { namedSynonyms } from './named-synonyms.ts';
import { foldPhrase, hasPhrase, phraseList } from './phrase-list.ts';
import { findCompany } from './read-company.ts';
import { readRequirements } from './read-requirements.ts';
import { readTitle } from './read-title.ts';

export interface Posting {
  readonly title: string;
  readonly description: string;
}

const seniorityPhrases = seniorityWords.map(([seniority, words]) => [seniority, phraseList([words])] as const);
/** Longer postings are cut: the requirements come long before this. */
const maxPostingLength = 40_000;
const minSampleLength = 160;

/**
 * Reads a posting, to be answered by resumes in its own or these languages. If the description is empty, requirements come
 * from the title alone.
 */
export function parseJob(posting: Posting, resumes: readonly Language[] = [], asking?: AskingModel): JobProfile {
  const title = posting.title.replace(/\s+/gu, ' ').trim();
  const plain = withoutMarkup(posting.description.slice(0, maxPostingLength));
  const language = detectLanguage(plain.trim() === '' ? title : `${title}\n${plain}`);
  const company = findCompany(plain);
  // A company name ("Meadowlark Insurance") is not a requirement, so mask it. Same length, so that offsets stay valid.
  const description = company ? plain.replaceAll(company, '…'.repeat(company.length)) : plain;
  const lines = splitPosting(description, language, asking);
  // A title and a few words are too short to detect the language, so accept spellings of all languages.
  const spelledIn = plain.trim().length < minSampleLength ? undefined : language;
  const role = readTitle(title, language);
  const read = strongestOfEach(lines.flatMap((line) => readRequirements(line, language, spelledIn)));
  const requirements = read.length > 0 ? read : ofTitle(title, language);
  const seniority = findSeniority(title);
  const years = yearsAsked(requirements);
  return {
    title,
    role,
    language,
    requirements,
    skills: namedSkills(
      [title, ...lines.map(({ text }) => text)].flatMap((text) => findSkills(text, spelledIn)),
      language,
    ),
    responsibilities: lines.filter(({ need }) => need === 'duty').map(({ text }) => text),
    synonyms: namedSynonyms(requirements, [...new Set([language, ...resumes])]),
    ...(company && { company }),
    ...(seniority && { seniority }),
    ...(years && { years }),
  };
}

/** A role in the title also asks for its work: "Front-end developer" is met by front-end development. */
function ofTitle(title: string, language: Language): Requirement[] {
  const line: PostingLine = { text: title, at: 0, need: 'must', isBullet: false };
  return readRequirements(line, language)
    .filter(({ skills }) => skills.length > 0)
    .map((requirement) => {
      const wider = requirement.skills.flatMap((skill) => getSkill(skill).implies ?? []);
      const skills = [...new Set([...requirement.skills, ...wider])];
      const options = skills.map((skill) => ({ text: requirement.text, aliases: [], skills: [skill], isNamed: true }));
      return { ...requirement, skills, options };
    });
}

/** Removes duplicates. What is required on its own is not repeated as part of a choice. */
function strongestOfEach(all: readonly Requirement[]): Requirement[] {
  const byId = new Map<string, Requirement>();
  for (const requirement of all) {
    const known = byId.get(requirement.id);
    if (!known || isStronger(requirement, known)) byId.set(requirement.id, requirement);
  }
  const single = new Set<SkillId>();
  for (const { skills, options } of byId.values())
    if (options.length === 1 && skills.length === 1) for (const skill of skills) single.add(skill);
  const named = new Set(
    [...byId.values()].filter(({ skills }) => skills.length > 0).map(({ text }) => foldPhrase(text)),
  );
  const tongues = [...byId.values()].filter(({ kind }) => kind === 'language').length;
  return [...byId.values()].filter((requirement) => {
    // "Bilingual (English and French)": the two languages already say it.
    if (requirement.id === 'Bilingual' && tongues > 1) return false;
    // The same words, once as a name that is known and once as what is left of the line.
    if (requirement.skills.length === 0 && named.has(foldPhrase(requirement.text))) return false;
    if (requirement.options.length === 1 || requirement.need === 'must') return true;
    return !requirement.options.every(({ isNamed, skills }) => isNamed && skills.every((skill) => single.has(skill)));
  });
}

function isStronger(one: Requirement, other: Requirement): boolean {
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
  const asked = requirements.flatMap(({ need, years }) => (years !== undefined && need === 'must' ? [years] : []));
  return asked.length > 0 ? Math.max(...asked) : undefined;
}
