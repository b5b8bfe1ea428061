import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import { traitsOf } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import type { Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { findSkill, findSkills, getSkill } from '@fitted/resume/lexicon/find-skills';
import type { SkillKind } from '@fitted/resume/lexicon/read-skills';
import { hasItems } from '@fitted/resume/section-traits';
import { replaceLine } from '../../build-edit.ts';
import { capitalise } from '../../letter-case.ts';
import { addBullet, addItem } from '../../structure/facts/place-fact.ts';
import { appendItem } from '../../structure/skills/place-skill.ts';
import type { Turn } from '../answer.ts';
import { asItem, isClause, withoutLeadIn } from '../facts/bare-fact.ts';
import { foldName } from '../fold-name.ts';
import type { Place } from './find-place.ts';
import { bodyOf } from './find-target.ts';

const joints = pattern('u')`
  (?:(?<!\s)\s+)?[,;、，；]\s*(?:and |und |et |y |e )?|(?<!\s)\s+(?:and|und|et|y|e|&)\s+|(?:(?<!\s)\s+)?[和及与]\s*
  |(?<=[\p{sc=Katakana}\p{sc=Latin}\p{sc=Han}ー])と(?=[\p{sc=Katakana}\p{sc=Latin}\p{sc=Han}])
`;

/** "Excel, Word and SAP" as three. */
export function splitItems(text: string): string[] {
  return text.split(joints).filter((item) => item !== '');
}

/** The skills that a text lists, if it says nothing else: "I also know Rust and Go". Otherwise undefined. */
export function listedSkills({ reading, spoken }: Turn, fact: string): string[] | undefined {
  const isSkill = (text: string) =>
    [reading.language, spoken].some((language) => findSkill(text, language) !== undefined);
  const bare = withoutLeadIn(fact);
  if (isSkill(bare)) return [bare];
  const items = splitItems(bare);
  return items.length > 0 && items.every(isSkill) ? items : undefined;
}

/** The section for such items, existing or to be created: languages and certificates in theirs, anything else among the skills. */
export function listFor(turn: Turn, items: readonly string[]): Place | undefined {
  const lists = (kind: SectionKind) => turn.reading.document.sections.filter((section) => section.kind === kind);
  const isAll = (kind: SkillKind) => items.every((item) => kindOf(turn, item) === kind);
  const own = isAll('credential') ? 'certifications' : isAll('language') ? 'languages' : 'skills';
  // Languages are often listed among the skills, certificates hardly ever.
  const isShared = own === 'languages' && lists(own).length === 0 && lists('skills').length > 0;
  const [section, ...others] = lists(isShared ? 'skills' : own);
  if (!section) return { kind: 'missing', section: own, name: '' };
  return others.length === 0 ? { kind: 'section', section } : undefined;
}

/** Judged by its first words: "Polish (B1)" is a language. */
function kindOf({ reading, spoken }: Turn, item: string): SkillKind | undefined {
  const [first] = [reading.language, spoken].flatMap((language) => findSkills(item, language).slice(0, 1));
  return first?.at === 0 ? getSkill(first.skill).kind : undefined;
}

function addAll(turn: Turn, section: Section, items: readonly string[]): Edit[] {
  const edits = items.flatMap((item) => addOne(turn, section, item));
  const [first, ...rest] = edits;
  const isOneLine =
    rest.length > 0 && edits.every((edit) => edit.kind === 'replace-line' && edit.before === first?.before);
  const line = bodyOf([section]).find(({ text }) => text === first?.before);
  if (!isOneLine || !line) return edits;
  // Adding several items to one list is one change.
  const after = items.reduce((text, item) => appendItem({ ...line, text }, item).text, line.text);
  return [replaceLine(line, after, 'stated-fact', { skill: items.join(', ') })];
}

/** Spoken languages join each other, non-skills join the list of their section, and skills go wherever skills are placed. */
function addOne(turn: Turn, section: Section, item: string): Edit[] {
  const lists = bodyOf([section]).filter(({ text }) => (readItemList(text)?.items.length ?? 0) > 1);
  const spoken =
    kindOf(turn, item) === 'language'
      ? lists.findLast(({ text }) => readItemList(text)?.items.every((one) => kindOf(turn, one) === 'language'))
      : undefined;
  const line = spoken ?? (section.kind === 'skills' ? undefined : lists.at(-1));
  if (line) return [replaceLine(line, appendItem(line, item).text, 'stated-fact', { skill: item })];
  return [addItem(section, item) ?? []].flat();
}

/** Adds a fact to a list: the skills it names, or its own words; a full sentence gets its own line. */
export function addToList(turn: Turn, section: Section, fact: string): Edit[] {
  const isList = hasItems(section.kind);
  const skills = listedSkills(turn, fact) ?? (isClause(fact) && isList ? skillsOf(turn, fact) : undefined);
  const bare = withoutLeadIn(fact);
  // A profile is prose, so what is added becomes a sentence of its own.
  if (section.kind === 'summary') return [sentenceBelow(section, asItem(fact))].flat();
  const hasCommas = /[,、，]/u.test(bare);
  const items = (skills ?? (hasCommas ? splitItems(bare) : [bare])).filter((item) => !isListed(section, item));
  const [entry] = section.entries.slice(-1);
  if (!skills && isClause(bare)) return entry ? [addBullet(turn.reading, entry, fact)] : [];
  const edits = addAll(turn, section, items).map(capitalised);
  const hasLists = bodyOf([section]).some(({ text }) => (readItemList(text)?.items.length ?? 0) > 1);
  if (edits.length === 0 || !hasLists || edits.some(({ kind }) => kind !== 'insert-line')) return edits;
  // In a section of lists, items that fit none of them form a new one.
  const { listSeparator } = traitsOf(turn.reading.language);
  return [addItem(section, items.map(capitalise).join(listSeparator)) ?? []].flat();
}

function isListed(section: Section, item: string): boolean {
  const listed = bodyOf([section]).flatMap(({ text }) => readItemList(text)?.items ?? [text]);
  return listed.some((one) => foldName(one) === foldName(item));
}

function sentenceBelow(section: Section, text: string): Edit[] {
  const line = bodyOf([section]).at(-1);
  if (!line) return [];
  const isSentence = /[.。!！]$/u.test(line.text);
  return [
    {
      id: `stated-fact:${line.id}:${text}`,
      kind: 'insert-line',
      target: { afterLineId: line.id },
      line: { kind: line.kind, depth: line.depth },
      before: '',
      after: isSentence && !/[.。!！]$/u.test(text) ? `${text}${/\p{sc=Han}/u.test(text) ? '。' : '.'}` : text,
      reason: { code: 'stated-fact', params: {} },
      evidence: [],
    },
  ];
}

/** Capitalises an item that starts a line of its own. */
function capitalised(edit: Edit): Edit {
  return edit.kind === 'insert-line' ? { ...edit, after: capitalise(edit.after) } : edit;
}

function skillsOf({ reading }: Turn, fact: string): string[] | undefined {
  const spellings = reading.skillsIn(fact).map(({ spelling }) => spelling);
  return spellings.length > 0 ? [...new Set(spellings)] : undefined;
}
