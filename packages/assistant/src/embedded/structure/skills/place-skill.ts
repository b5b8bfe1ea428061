import type { Line, Section } from '@fitted/resume/document';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { findSkills, getSkill } from '@fitted/resume/lexicon/find-skills';
import type { SkillKind } from '@fitted/resume/lexicon/read-skills';
import { findDates } from '@fitted/resume/parse/periods/dates';
import { isSoftwareLine } from '../../../improve/software-lines.ts';
import { capitalise } from '../../letter-case.ts';

type SkillPlace =
  /** At the end of a list. */
  | { readonly kind: 'in-list'; readonly line: Line }
  /** On a new line below. */
  | { readonly kind: 'below'; readonly line: Line };

const maxWords = 5;

/**
 * Where one more skill belongs in a section. A line with a label of its own ("Languages: Python, Go") is about that label only,
 * so the skill joins a list without one or goes below. Undefined when the section is written in sentences.
 */
export function placeSkill(section: Section): SkillPlace | undefined {
  const lines = section.entries.flatMap(({ body }) => body).filter((line) => !isSoftwareLine(line));
  const lists = lines.filter(({ text }) => isPlainList(text) && !isOfOtherThings(text));
  const open = lists.find((line) => !isLabelled(section, line));
  if (open) return { kind: 'in-list', line: open };
  const column = itemsFromTop(lines);
  const isColumn = lists.length === 0 && column.length >= 3;
  const last = isColumn ? column.at(-1) : lists.at(-1);
  return last && { kind: 'below', line: last };
}

/** The list with one more item, written as the others are. */
export function appendItem({ text }: Line, name: string): { readonly text: string; readonly item: string } {
  const list = readItemList(text);
  const end = list?.end ?? '';
  const isBig = list?.items.every((item) => !/^\p{Ll}/u.test(item)) ?? false;
  const item = isBig ? capitalise(name) : name;
  return { text: text.slice(0, text.length - end.length) + (list?.separator ?? ', ') + item + end, item };
}

/** A label may also be before a dash, in a column of its own or on the line above: the section's groups show which. */
function isLabelled({ groups }: Section, { text }: Line): boolean {
  const list = readItemList(text);
  const last = list?.items.at(-1) ?? '';
  return list?.label !== '' || groups.some(({ label, items }) => label !== undefined && items.includes(last));
}

export function isPlainList(text: string): boolean {
  const list = readItemList(text);
  return (
    list !== undefined &&
    list.items.length >= 2 &&
    !/[(（][^()（）]*$/u.test(text) &&
    // "9 years in sales (field, retail)" is one item.
    readItemList(text.replace(/[(（][^()（）]*[)）]/gu, '')) !== undefined &&
    list.items.every((item) => countWords(item) <= maxWords) &&
    // "Köln, den 03.02.2025" closes a German resume.
    findDates(text).length === 0
  );
}

/** A line of languages among the skills: "français, anglais (B2)". */
export function isOfLanguages(text: string): boolean {
  return isOnlyOf(text, ['language']);
}

/** A line of languages or licences ("Führerschein Klasse B, BE"), where no skill belongs. */
function isOfOtherThings(text: string): boolean {
  return isOnlyOf(text, ['language', 'credential']);
}

function isOnlyOf(text: string, wanted: readonly SkillKind[]): boolean {
  const kinds = findSkills(text).map(({ skill }) => getSkill(skill).kind);
  return kinds.length > 0 && kinds.every((kind) => wanted.includes(kind));
}

/** One item per line, up to the first line that is something else: a label, a date, a sentence. */
function itemsFromTop(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(({ text }) => !isItem(text));
  return end < 0 ? lines : lines.slice(0, end);
}

function isItem(text: string): boolean {
  return countWords(text) <= maxWords && !/[:：.。]/u.test(text) && findDates(text).length === 0;
}

function countWords(text: string): number {
  return text.split(/\s+/u).length;
}
