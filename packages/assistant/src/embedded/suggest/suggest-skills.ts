import { traitsOf } from '@fitted/language/packs';
import type { Edit } from '@fitted/resume/edit/edit';
import { standardHeadings } from '../data/standard-headings.ts';
import { capitalise } from '../letter-case.ts';
import type { Reading } from '../reading.ts';
import { shownSkillNames, surfaceSkills } from '../structure/skills/surface-skills.ts';
import { headingLike } from '../structure/tidy/headings.ts';

/** Fewer do not make a section: they look like all that somebody can do. */
const minForSection = 4;

/** What the work shows and the posting asks for, in the list of skills: in the person's own, or in a new one where there is none. */
export function suggestSkills(reading: Reading): Edit[] {
  const { document, language } = reading;
  const lists = document.sections.filter(({ kind }) => kind === 'skills');
  if (lists.length > 0) return surfaceSkills(reading);
  const names = shownSkillNames(reading);
  if (names.length < minForSection) return [];
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
