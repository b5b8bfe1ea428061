import { defaultLanguage, type Language, scriptOf } from '@fitted/contract/languages';
import type { ResumeDocument, Section } from '@fitted/resume/document';
import { findSkill, getSkill } from '@fitted/resume/lexicon/find-skills';
import { toolHeadings } from '../../data/line-patterns.ts';

/** The list that a skill belongs to. One headed "Tools" or "EDV" takes programs only; undefined when there is no other. */
export function sectionFor({ sections, language }: ResumeDocument, name: string): Section | undefined {
  const lists = sections.filter(({ kind }) => kind === 'skills');
  const open = lists.filter(({ heading }) => !toolHeadings.test(heading?.text ?? ''));
  const [first] = lists;
  return first && !open.includes(first) && isProgram(name, findSkill(name, language)) ? first : open[0];
}

/** A program is called the same in every language, and a concept is translated. Of unknown names "iManage" looks like one, "CMS" does not. */
function isProgram(name: string, skill: string | undefined): boolean {
  if (skill === undefined) return /\p{Ll}/u.test(name) && /\p{Lu}/u.test(name) && !name.includes(' ');
  const { id, spellings } = getSkill(skill);
  const isTranslated = spellings.filter(({ language }) => language && isTranslation(language)).length > 1;
  return !isTranslated && [id, name].some((one) => !/(?:^|\s)\p{Ll}/u.test(one));
}

const isTranslation = (language: Language): boolean => language !== defaultLanguage && scriptOf(language) === 'latin';
