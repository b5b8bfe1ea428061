import { traitsOf } from '@fitted/language/packs';
import type { Edit } from '@fitted/resume/edit/edit';
import { wordPattern } from '@fitted/resume/lexicon/word-pattern';
import { standardHeadings } from '../data/standard-headings.ts';
import { capitalise } from '../letter-case.ts';
import { type Reading, textOfSection } from '../reading.ts';
import { headingLike } from '../structure/heading-like.ts';
import { shownSkillNames } from '../structure/skills/shown-skills.ts';

/** Fewer do not make a section: they look like all that somebody can do. */
const minForSection = 4;

/**
 * A list of what the work shows and the posting asks for, where the resume has none. Every reader who was asked found additions to
 * people's own lists harmful: what stands in them may have an order, or be something else than skills.
 */
export function suggestSkills(reading: Reading): Edit[] {
  const { document, language } = reading;
  if (document.sections.some(({ kind }) => kind === 'skills')) return [];
  const names = shownSkillNames(reading);
  const profile = document.sections
    .filter(({ kind }) => kind === 'summary')
    .map(textOfSection)
    .join('\n');
  const isNew = (name: string) => !wordPattern(name).test(profile);
  if (names.length < minForSection || names.filter(isNew).length * 2 < names.length) return [];
  const work = document.sections.findIndex(({ kind }) => kind === 'experience');
  const above = document.sections[work - 1];
  return [
    {
      id: 'skills-draft',
      kind: 'insert-section',
      target: { afterSectionId: work > 0 ? (above?.id ?? null) : null },
      section: 'skills',
      line: { kind: 'text', depth: 0 },
      before: '',
      after: `${headingLike(standardHeadings[language].skills ?? 'Skills', reading)}\n${names.map(capitalise).join(traitsOf(language).listSeparator)}`,
      reason: { code: 'surfaced-skill', params: { skill: names.join(', ') } },
      evidence: [],
    },
  ];
}
