import type { Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { findSkill, getSkill } from '@fitted/resume/lexicon/find-skills';
import { addBullet, addItem } from '../structure/place-fact.ts';
import type { Turn } from './answer.ts';
import { isClause, withoutLeadIn } from './bare-fact.ts';
import { bodyOf } from './find-target.ts';

const joints =
  /\s*[,;、，；]\s*(?:and |und |et |y |e )?|\s+(?:and|und|et|y|e|&)\s+|\s*[和及与]\s*|(?<=[\p{sc=Katakana}\p{sc=Latin}ー])と(?=[\p{sc=Katakana}\p{sc=Latin}])/u;

/** "Excel, Word and SAP" as three. */
export function splitItems(text: string): string[] {
  return text.split(joints).filter((item) => item !== '');
}

/** The skills that a text lists, and nothing besides: "I also know Rust and Go". Undefined when it says more. */
export function listedSkills({ reading, spoken }: Turn, fact: string): string[] | undefined {
  const isSkill = (text: string) =>
    [reading.language, spoken].some((language) => findSkill(text, language) !== undefined);
  const bare = withoutLeadIn(fact);
  if (isSkill(bare)) return [bare];
  const items = splitItems(bare);
  return items.length > 0 && items.every(isSkill) ? items : undefined;
}

/** The one section that lists such things: spoken languages in theirs, anything else among the skills. */
export function listFor({ reading, spoken }: Turn, items: readonly string[]): Section | undefined {
  const isSpoken = items.every((item) =>
    [reading.language, spoken].some((language) => {
      const skill = findSkill(item, language);
      return skill !== undefined && getSkill(skill).kind === 'language';
    }),
  );
  const lists = (kind: Section['kind']) => reading.document.sections.filter((section) => section.kind === kind);
  const languages = isSpoken ? lists('languages') : [];
  const fitting = languages.length > 0 ? languages : lists('skills');
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** A fact put in a list: the skills it names, or its own words; a whole sentence gets a line of its own. */
export function addToList(turn: Turn, section: Section, fact: string): Edit[] {
  const skills = listedSkills(turn, fact) ?? (isClause(fact) ? skillsOf(turn, fact) : undefined);
  const bare = withoutLeadIn(fact);
  const hasCommas = /[,、，]/u.test(bare);
  const items = skills ?? (hasCommas ? splitItems(bare) : [bare]);
  const [entry] = section.entries.slice(-1);
  if (!skills && isClause(bare)) return entry ? [addBullet(turn.reading, entry, fact)] : [];
  const edits = items.flatMap((item) => addItem(section, item) ?? []);
  const hasLists = bodyOf([section]).some(({ text }) => (readItemList(text)?.items.length ?? 0) > 1);
  if (!hasLists || edits.some(({ kind }) => kind !== 'insert-line')) return edits;
  // Among lists, what finds no place in one of them makes one more.
  return [
    addItem(section, items.join(turn.reading.language === 'zh' || turn.reading.language === 'ja' ? '、' : ', ')) ?? [],
  ].flat();
}

function skillsOf({ reading }: Turn, fact: string): string[] | undefined {
  const spellings = reading.skillsIn(fact).map(({ spelling }) => spelling);
  return spellings.length > 0 ? [...new Set(spellings)] : undefined;
}
