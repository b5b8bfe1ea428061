import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import type { Language } from '@fitted/contract/languages';
import { pattern } from '@fitted/language/pattern';
import type { Entry, Line, ResumeDocument, Section } from '@fitted/resume/document';
import { linesOfEntry } from '@fitted/resume/edit/text-at';
import { maxTextLength } from '@fitted/resume/guard/guard-edits';
import type { JobSkill } from '@fitted/resume/job/job-profile';
import { type FoundSkill, findSkills } from '@fitted/resume/lexicon/find-skills';
import type { SkillId } from '@fitted/resume/lexicon/read-skills';
import type { Match } from '@fitted/resume/match/match';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { isWork } from '@fitted/resume/section-traits';
import type { Posting } from '../assistant.ts';
import { lineCues } from '../cues.ts';
import { type AskedFor, readAskedFor } from './asked-for.ts';
import type { LineReadings } from './lines/line-reading.ts';
import { readLines } from './lines/read-lines.ts';
import { buildRelevance, type Relevance } from './relevance.ts';

/** A resume and a posting, read once for all proposers. */
export interface Reading {
  readonly document: ResumeDocument;
  readonly language: Language;
  readonly job: Posting;
  readonly wanted: ReadonlyMap<SkillId, JobSkill>;
  readonly relevance: Relevance;
  /** What each line is, and how sure that is. */
  readonly lines: LineReadings;
  skillsIn(text: string): readonly FoundSkill[];
  askedFor(): AskedFor;
  /** How the unedited resume answers the posting. */
  match(): Match;
}

export interface BodyLine {
  readonly section: Section;
  readonly entry: Entry;
  readonly line: Line;
}

/** `match`: how the document answers the posting, where that is known already. */
export function readForEdits(document: ResumeDocument, job: Posting, match?: () => Match): Reading {
  const found = new Map<string, readonly FoundSkill[]>();
  const skillsIn = (text: string) => {
    const known = found.get(text) ?? findSkills(text, document.language);
    found.set(text, known);
    return known;
  };
  let askedFor: AskedFor | undefined;
  let counted: Match | undefined;
  const getMatch = () => {
    counted ??= match?.() ?? scoreMatch(document, job.profile);
    return counted;
  };
  return {
    document,
    language: document.language,
    job,
    wanted: new Map(job.profile.skills.map((skill) => [skill.skill, skill])),
    relevance: buildRelevance(job.profile, skillsIn),
    lines: readLines(document),
    skillsIn,
    askedFor: () => {
      askedFor ??= readAskedFor(getMatch());
      return askedFor;
    },
    match: getMatch,
  };
}

/** Lines that say what the person did: under roles, projects and the like. */
export function deedLines({ document }: Reading): BodyLine[] {
  return bodyLines(document, isWork).filter(({ line }) => !aboutEmployer.test(line.text));
}

/** "事業内容：OA機器の販売" says what the employer does. */
const aboutEmployer = pattern('iu')`^${lineCues.any('aboutEmployer')}\s*[:：]`;

/** Without overlong lines: the guard keeps no change to them, and the rules would take seconds. */
export function bodyLines(document: ResumeDocument, isWanted: (kind: SectionKind) => boolean): BodyLine[] {
  return document.sections
    .filter(({ kind }) => isWanted(kind))
    .flatMap((section) => section.entries.flatMap((entry) => entry.body.map((line) => ({ section, entry, line }))))
    .filter(({ line }) => line.text.length <= maxTextLength);
}

export function textOfSection(section: Section): string {
  return section.entries
    .flatMap(linesOfEntry)
    .map(({ text }) => text)
    .join('\n');
}
