import { assistantWords } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import type { Entry, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOfSection } from '@fitted/resume/edit/text-at';
import { experienceYears } from '@fitted/resume/match/experience-years';
import { countWords } from '@fitted/resume/parse/words/word-list';
import { findDegreeLevels, isHigher } from '@fitted/resume/qualifications/degrees';
import { lineCues } from '../../../cues.ts';
import { isAtLeast } from '../../lines/line-reading.ts';
import type { Reading } from '../../reading.ts';
import { moveSection } from './move-section.ts';
import { endOf } from './order-roles.ts';

/** From this many things asked for, a list is worth reading first. */
const minAsked = 2;
/** A longer list would push the work off the first screen. */
const maxListLines = 14;
/** "Product lifecycle management": a line of its own with one name. */
const maxWordsOfName = 4;
/** After this long, people are hired for their work; before that, the degree may be the best they have. */
const minYears = 2;

/** Puts the sections that say most for this job first, and those that say nothing about work after it. */
export function orderSections(reading: Reading): Edit[] {
  const { sections } = reading.document;
  // Academic resumes have an order of their own, and text without a heading may be the other column of a page.
  if (sections.some(({ kind }) => kind === 'publications')) return [];
  if (sections.some(({ heading, kind }) => !heading && kind !== 'summary')) return [];
  const lowered = lowerEducation(reading);
  return [...raiseSkills(reading), ...lowered, ...lowerCourses(reading, lowered), ...lowerAsides(reading)];
}

/** Moves a list of skills that answers the posting from below the work to above it. */
function raiseSkills(reading: Reading): Edit[] {
  const { sections, language } = reading.document;
  const work = sections.findIndex(({ kind }) => kind === 'experience');
  const at = sections.findIndex(({ kind }) => kind === 'skills');
  const section = sections[at];
  const isLone = sections.filter(({ kind }) => kind === 'skills').length === 1;
  if (!section || !isLone || work < 0 || at < work || !assistantWords[language].customs.skillsAboveWork) return [];
  const lines = linesOfSection(section).filter(({ id }) => id !== section.heading?.id);
  if (lines.length === 0 || lines.length > maxListLines || !isOfOnePiece(reading, section)) return [];
  const asked = new Set(lines.flatMap(({ id }) => reading.askedFor().at(id)));
  if (asked.size < minAsked || !reading.askedFor().isNear || !isHeadedLike(section, sections[work])) return [];
  const behind = sections.slice(0, work).findLast(({ kind }) => kind === 'summary');
  return [moveSection(section, behind?.id ?? null, 'section-order')];
}

/** Every line is a list of names, or a label with one. */
function isOfOnePiece(reading: Reading, { entries }: Section): boolean {
  return entries.every(
    ({ head, body }) =>
      head.length === 0 &&
      body.every(({ id, text }) => {
        const line = reading.lines.get(id);
        const isList =
          line?.kind === 'list' ||
          line?.kind === 'label-value' ||
          /[,:;、，：|•·]/u.test(text) ||
          (countWords(text) <= maxWordsOfName && !/[.!?]$|\d{4}/u.test(text));
        return line && isList && isAtLeast(line.certainty, 'likely');
      }),
  );
}

/** Moves education below the work of somebody who has worked for years since. */
function lowerEducation(reading: Reading): Edit[] {
  const { document, language, job } = reading;
  const { sections } = document;
  const at = sections.findIndex(({ kind }) => kind === 'education');
  const school = sections[at];
  const first = sections.findIndex(({ kind }) => kind === 'experience');
  const work = sections[first];
  if (!school || !work || at > first || !assistantWords[language].customs.educationBelowWork) return [];
  // For academic and graduate jobs, the degree comes first.
  if (academic.test(job.text)) return [];
  const studied = Math.max(0, ...school.entries.map(lastMonth));
  const worked = Math.max(0, ...work.entries.map(lastMonth));
  if (studied === 0 || worked < studied + 12 * minYears || experienceYears(document) < minYears) return [];
  if (!isHeadedLike(school, work) || work.entries.length < 2) return [];
  return [moveSection(school, work.id, 'section-order')];
}

/** From this many lines, courses push the work down. */
const minCourseLines = 5;

/** Moves a long list of courses below the work, for anyone: a course says less than a role. */
function lowerCourses({ document: { sections } }: Reading, lowered: readonly Edit[]): Edit[] {
  const first = sections.findIndex(({ kind }) => kind === 'experience');
  const work = sections.findLast(({ kind }) => kind === 'experience');
  const [course, ...others] = sections.slice(0, Math.max(0, first)).filter(isListOfCourses);
  if (!work || !course || others.length > 0 || !isHeadedLike(course, work)) return [];
  const school = lowered.flatMap(({ target }) => ('sectionId' in target ? target.sectionId : []));
  return school.includes(course.id) ? [] : [moveSection(course, school[0] ?? work.id, 'section-order')];
}

function isListOfCourses(section: Section): boolean {
  const lines = linesOfSection(section).filter(({ id }) => id !== section.heading?.id);
  return (
    section.kind === 'education' &&
    lines.length >= minCourseLines &&
    courseHeading.test(section.heading?.text ?? '') &&
    lines.every(({ text }) => !findDegreeLevels(text).some(isHigher))
  );
}

const courseHeading = pattern('iu')`^\P{L}*${lineCues.any('courseHeading')}`;

const academic = pattern('iu')`${lineCues.any('academic')}`;

/** Moves hobbies and referees below the work. */
function lowerAsides({ document: { sections } }: Reading): Edit[] {
  const last = sections.findLast(({ kind }) => kind === 'experience' || kind === 'education' || kind === 'skills');
  const first = sections.findIndex(({ kind }) => kind === 'experience');
  if (!last) return [];
  return sections
    .slice(0, Math.max(0, first))
    .filter(({ kind }) => kind === 'interests' || kind === 'references')
    .filter((section) => isHeadedLike(section, sections[first]))
    .map((section) => moveSection(section, last.id, 'section-order'));
}

/** Whether both have the same rank on the page: a "Skills:" inside a role is not a section of its own. */
function isHeadedLike({ heading }: Section, other: Section | undefined): boolean {
  if (!heading || !other?.heading) return false;
  return styleOf(heading.text) === styleOf(other.heading.text) && heading.kind === other.heading.kind;
}

function styleOf(text: string): string {
  const isLoud = text === text.toUpperCase() && /\p{Lu}/u.test(text);
  return `${isLoud ? 'capitals' : 'plain'} ${/[:：]$/u.test(text) ? 'colon' : ''} ${/^[\p{L}]/u.test(text) ? '' : 'sign'}`;
}

function lastMonth({ fields: { period } }: Entry): number {
  return (period && endOf(period)) ?? 0;
}
