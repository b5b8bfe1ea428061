import type { Line, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { fold } from '@fitted/resume/guard/text/fold';
import { vocabularyOf } from '@fitted/resume/guard/vocabulary';
import { type FoundSkill, getSkill, skillName } from '@fitted/resume/lexicon/find-skills';
import type { SkillId } from '@fitted/resume/lexicon/read-skills';
import { isTitleWord } from '@fitted/resume/parse/row-signs';
import { foldWord } from '@fitted/resume/parse/word-list';
import { isSoftwareLine } from '../../improve/software-lines.ts';
import { replaceLine } from '../build-edit.ts';
import { standardHeadings } from '../data/standard-headings.ts';
import { deedLines, type Reading, textOfSection } from '../reading.ts';
import { headingLike } from './headings.ts';
import { isAbbreviation, isSameThing, midSentence } from './same-thing.ts';

const mostSurfaced = 6;

/** Skills that a role shows and the posting asks for, but that no list names: parsers and hurried readers look in the list. */
export function surfaceSkills(reading: Reading): Edit[] {
  const shown = shownSkills(reading);
  if (shown.length === 0) return [];
  const section = reading.document.sections.find(({ kind }) => kind === 'skills');
  const list = section && listLine(section);
  if (list) return shown.map(({ name }) => appendSkill(list, name));
  if (section || shown.length < 2) return [];
  return [
    newSection(
      reading,
      shown.map(({ name }) => name),
    ),
  ];
}

interface Shown {
  readonly skill: SkillId;
  readonly name: string;
}

function shownSkills(reading: Reading): Shown[] {
  const listed = new Set(
    reading.document.sections
      .filter(({ kind }) => kind === 'skills' || kind === 'certifications' || kind === 'languages')
      .flatMap((section) => reading.skillsIn(textOfSection(section)).map(({ skill }) => skill)),
  );
  const shown = new Map<SkillId, Shown>();
  for (const { line } of deedLines(reading)) {
    if (isSoftwareLine(line) || isHelping(reading, line.text)) continue;
    for (const found of reading.skillsIn(line.text)) {
      const { skill, spelling } = found;
      const asked = reading.wanted.get(skill);
      if (!asked || listed.has(skill) || shown.has(skill) || !isWorthListing(reading, found, line.text)) continue;
      const isTheirs = reading.job.profile.language === reading.language && isSameThing(spelling, asked.spelling);
      shown.set(skill, { skill, name: isTheirs ? bothNames(spelling, asked.spelling) : spelling });
    }
  }
  return [...shown.values()].slice(0, mostSurfaced);
}

function isWorthListing({ language }: Reading, { skill, spelling, at, length }: FoundSkill, text: string): boolean {
  if (getSkill(skill).kind !== 'skill') return false;
  // "the Front Office Manager" is somebody.
  const next = /^\s+([\p{L}-]+)/u.exec(text.slice(at + length))?.[1];
  if (next && isTitleWord(foldWord(next))) return false;
  // "after the IPO": a time, not a skill.
  if (/\b(?:after|before|during|since|until) (?:the |its |our )?$/iu.test(text.slice(0, at))) return false;
  // One small word of English is as often an adjective or a department: "advertising awards", "synergies with marketing".
  if (language === 'en' && /^\p{Ll}+$/u.test(spelling)) return false;
  // "filings" finds its skill, yet names nothing by itself.
  const isLoose = /^[\p{Ll}\p{sc=Han}]+$/u.test(spelling);
  return !isLoose || [skill, skillName(skill, language)].some((name) => isSameThing(name, spelling));
}

/** The posting's name, with the person's own abbreviation beside it. */
function bothNames(own: string, asked: string): string {
  const name = midSentence(asked);
  return own !== asked && isAbbreviation(own, asked) ? `${name} (${own})` : name;
}

/** Helping with something is no skill in it yet; working on it is. */
function isHelping({ language }: Reading, text: string): boolean {
  return vocabularyOf(language).supporting.occurs(fold(text).replace(/\bwork(?:ed|ing)? (?:on|with)\b/gu, ''));
}

/** The last plain list of the section; a line with a label of its own ("Languages: …") is a poor place. */
function listLine(section: Section): Line | undefined {
  const lines = section.entries.flatMap(({ body }) => body).filter((line) => !isSoftwareLine(line));
  const lists = lines.filter(({ text }) => isPlainList(text));
  return lists.find(({ text }) => readItemList(text)?.label === '') ?? lists[0];
}

function isPlainList(text: string): boolean {
  const list = readItemList(text);
  return (
    list !== undefined &&
    list.items.length >= 2 &&
    !/[(（][^)）]*$/u.test(text) &&
    list.items.every((item) => item.split(/\s+/u).length <= 5)
  );
}

function appendSkill(line: Line, name: string): Edit {
  const list = readItemList(line.text);
  const separator = list?.separator ?? ', ';
  const isBig = list?.items.every((item) => !/^\p{Ll}/u.test(item)) ?? false;
  const item = isBig ? capitalise(name) : name;
  const end = list?.end ?? '';
  const after = line.text.slice(0, line.text.length - end.length) + separator + item + end;
  return replaceLine(line, after, 'surfaced-skill', { skill: item });
}

function newSection(reading: Reading, names: readonly string[]): Edit {
  const { document, language } = reading;
  const last = document.sections.findLast(({ kind }) => kind === 'experience') ?? document.sections.at(-1);
  const heading = headingLike(standardHeadings[language].skills ?? 'Skills', reading);
  const separator = language === 'zh' || language === 'ja' ? '、' : ', ';
  return {
    id: 'surfaced-skill:section',
    kind: 'insert-section',
    target: { afterSectionId: last?.id ?? null },
    section: 'skills',
    line: { kind: 'text', depth: 0 },
    before: '',
    after: `${heading}\n${names.map(capitalise).join(separator)}`,
    reason: { code: 'surfaced-skill', params: { skill: names.join(separator) } },
    evidence: [],
  };
}

/** "iOS" and "beA" keep their small letter. */
function capitalise(name: string): string {
  return /^\p{Ll}+(?:[\s-]|$)/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
