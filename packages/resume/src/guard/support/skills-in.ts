import type { Language } from '@fitted/contract/languages';
import { type FoundSkill, findSkills, getSkill } from '../../lexicon/find-skills.ts';
import type { GuardText } from '../text/read-text.ts';

const known = new WeakMap<GuardText, readonly FoundSkill[]>();

/** The skills named in a line, cached. Traits ("reliable") do not count. */
export function skillsIn(text: GuardText, language: Language): readonly FoundSkill[] {
  const found = known.get(text);
  if (found) return found;
  const skills = findSkills(text.raw, language).filter(({ skill }) => getSkill(skill).kind !== 'trait');
  known.set(text, skills);
  return skills;
}
