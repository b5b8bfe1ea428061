import { traitsOf } from '@fitted/language/packs';
import type { Line, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { wordPattern } from '@fitted/resume/lexicon/word-pattern';
import { hasItems } from '@fitted/resume/section-traits';
import { replaceLine } from '../../build-edit.ts';
import { standardHeadings } from '../../data/standard-headings.ts';
import { capitalise } from '../../letter-case.ts';
import { type Reading, textOfSection } from '../../reading.ts';
import { headingLike } from '../heading-like.ts';
import { appendItem, isOfLanguages, isPlainList } from '../skills/place-skill.ts';
import { shownSkillNames, withoutSection } from '../skills/shown-skills.ts';
import { sectionFor } from '../skills/skills-section.ts';
import { addEntry, addItem } from './place-fact.ts';

export interface ListedItem {
  readonly list: 'skills' | 'languages' | 'certifications' | 'education';
  readonly item: string;
}

/** Adds each item to the list of its kind; a missing list is created once for all its items. */
export function listItems(reading: Reading, told: readonly ListedItem[]): Edit[] {
  return (['skills', 'languages', 'certifications', 'education'] as const).flatMap((list) => {
    const items = told.filter((one) => one.list === list).map(({ item }) => item);
    const unique = items.filter((item, at) => items.findIndex((other) => isSame(item, other)) === at);
    const fresh = unique.filter((item) => !isListed(reading, list, item));
    const line = list === 'languages' ? languageLine(reading) : undefined;
    if (line) return fresh.map((item) => appendTo(line, item));
    const homeless = fresh.filter((item) => !homeOf(reading, list, item));
    return [
      ...fresh.flatMap((item) => addTo(homeOf(reading, list, item), item)),
      ...(homeless.length > 0 ? [newSection(reading, list, homeless)] : []),
    ];
  });
}

function homeOf({ document }: Reading, list: ListedItem['list'], item: string): Section | undefined {
  return list === 'skills' ? sectionFor(document, item) : document.sections.find(({ kind }) => kind === list);
}

/** Compared by skill: "audio typing" is not "typing". A name that the lexicon does not know is matched as text. */
function isListed(reading: Reading, list: ListedItem['list'], item: string): boolean {
  const sections = reading.document.sections.filter(({ kind }) => kind === list);
  const text = sections.map(textOfSection).join('\n');
  const skills = reading.skillsIn(item).map(({ skill }) => skill);
  if (skills.length === 0) return wordPattern(item).test(text);
  return reading.skillsIn(text).some(({ skill }) => skills.includes(skill));
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function addTo(section: Section | undefined, item: string): Edit[] {
  if (!section) return [];
  const hasEntries = section.entries.some(({ head }) => head.length > 0);
  if (hasEntries || section.kind === 'education') return [addEntry(section, capitalise(item))];
  const edit = addItem(section, item);
  return edit ? [edit] : [];
}

/** Languages are often listed among the skills. */
function languageLine({ document }: Reading): Line | undefined {
  return document.sections
    .filter(({ kind }) => hasItems(kind))
    .flatMap(({ entries }) => entries.flatMap(({ body }) => body))
    .find(({ text }) => isPlainList(text) && isOfLanguages(text));
}

function appendTo(line: Line, name: string): Edit {
  const { text, item } = appendItem(line, name);
  return replaceLine(line, text, 'stated-fact', { skill: item });
}

function newSection(reading: Reading, list: ListedItem['list'], items: readonly string[]): Edit {
  const { document, language } = reading;
  const kinds: readonly Section['kind'][] = ['experience', 'education', 'skills', 'certifications', 'languages'];
  const last = document.sections.findLast(({ kind }) => kinds.includes(kind)) ?? document.sections.at(-1);
  const heading = headingLike(standardHeadings[language][list] ?? list, reading);
  // Skills shown by work would otherwise get a list of their own, and two lists of skills are one too many.
  const all = (list === 'skills' ? [...withoutSection(reading, shownSkillNames(reading)), ...items] : items).map(
    capitalise,
  );
  const isColumn = list === 'certifications' || list === 'education';
  const separator = traitsOf(language).listSeparator;
  return {
    id: `stated-fact:section:${list}`,
    kind: 'insert-section',
    target: { afterSectionId: last?.id ?? null },
    section: list,
    line: { kind: 'text', depth: 0 },
    before: '',
    after: [heading, all.join(isColumn ? '\n' : separator)].join('\n'),
    reason: { code: 'stated-fact', params: {} },
    evidence: [],
  };
}
