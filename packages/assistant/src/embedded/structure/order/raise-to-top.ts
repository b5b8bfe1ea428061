import { assistantWords } from '@fitted/language/packs';
import type { Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOfSection } from '@fitted/resume/edit/text-at';
import { headingKinds } from '@fitted/resume/parse/headings/match-heading';
import { countWords } from '@fitted/resume/parse/words/word-list';
import { objectiveWords } from '../../data/line-patterns.ts';
import type { Reading } from '../../reading.ts';
import { stemsOf } from '../summary/summary-role.ts';
import { moveSection } from './move-section.ts';

const maxContactLines = 8;
const maxProfileLines = 8;
const minWords = 6;
const maxContactLineLength = 60;

/** Raises contact details and profile, which readers look for first, when a side column or a template left them below. */
export function raiseToTop(reading: Reading): Edit[] {
  const { sections } = reading.document;
  const contact = findContact(reading);
  const profile = findProfile(reading);
  // Text without a heading stays on top: it would be read as part of a section placed above it.
  const bare = sections.findIndex(({ heading }) => heading !== null);
  const above = sections[bare - 1]?.id ?? null;
  return [
    ...(contact ? [moveSection(contact, above, 'contact-first')] : []),
    ...(profile ? [moveSection(profile, contact?.id ?? above, 'section-order')] : []),
  ];
}

/** The section with the person's own contact details, when the top of the page has none. */
function findContact({ document: { head, sections } }: Reading): Section | undefined {
  const found = sections.filter(isContact);
  const [section] = found;
  if (!section || found.length > 1 || !standsBelowWork(sections, section)) return undefined;
  // After the referees it may be one of theirs.
  if (sections.slice(0, sections.indexOf(section)).some(({ kind }) => kind === 'references')) return undefined;
  return head.lines.some(({ text }) => isAddress(text)) ? undefined : section;
}

function isContact(section: Section): boolean {
  if (!section.heading || !headingKinds(section.heading.text).includes('contact')) return false;
  const lines = linesOfSection(section).filter(({ id }) => id !== section.heading?.id);
  return (
    lines.length <= maxContactLines &&
    lines.some(({ text }) => isAddress(text)) &&
    // Otherwise half of another column would move along.
    lines.every(
      ({ text }) =>
        headingKinds(text).every((kind) => kind === 'contact') &&
        (text.length <= maxContactLineLength || /^\S+$/u.test(text)),
    )
  );
}

function isAddress(text: string): boolean {
  return /[^\s@]@[^\s@]+\.\p{L}|(?:\d[\s().-]{0,3}){8}/u.test(text);
}

/** A profile that opens with something relevant to this job; a wish, or why somebody is looking, stays where it is. */
function findProfile(reading: Reading): Section | undefined {
  const { sections, language } = reading.document;
  const isWish = ({ heading }: Section) => /objeti[vf]|objecti[vf]|ziel/iu.test(heading?.text ?? '');
  const found = sections.filter((one) => one.kind === 'summary' && !isWish(one));
  const [section] = found;
  if (!section || found.length > 1 || !section.heading || !assistantWords[language].customs.profileOnTop)
    return undefined;
  if (!standsBelowWork(sections, section)) return undefined;
  const lines = section.entries.flatMap(({ body }) => body);
  const [first] = lines.filter(({ text }) => countWords(text) >= minWords);
  if (!first || lines.length > maxProfileLines || section.entries.some(({ head }) => head.length > 0)) return undefined;
  if (objectiveWords.test(first.text)) return undefined;
  return saysSomethingAsked(reading, first.id, first.text) ? section : undefined;
}

function saysSomethingAsked({ relevance, askedFor, job }: Reading, lineId: string, text: string): boolean {
  if (relevance.named(text) > 0 || askedFor().weightAt(lineId) > 0) return true;
  const title = new Set(stemsOf(job.profile.title));
  return stemsOf(text).some((stem) => title.has(stem));
}

function standsBelowWork(sections: readonly Section[], section: Section): boolean {
  const main = sections.findIndex(({ kind }) => kind === 'experience' || kind === 'education');
  return main >= 0 && sections.indexOf(section) > main;
}
