import { packs } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { matchCues } from '../cues.ts';
import type { ResumeDocument } from '../document.ts';
import { getSkill } from '../lexicon/find-skills.ts';
import type { SkillId } from '../lexicon/read-skills.ts';
import { listsCredentials } from '../section-traits.ts';
import { readLines } from './read-lines.ts';

const notYet = pattern('iu')`${matchCues.word('notYet')}`;

/**
 * Certificates and licences that a list or a line of their own names first, with how the person writes them. "Course for the
 * CPA exam, since 2025" names one and holds none.
 */
export function heldCredentials(document: ResumeDocument): ReadonlyMap<SkillId, string> {
  const { unproven } = packs[document.language].doubts;
  const held = new Map<SkillId, string>();
  for (const { section, text, skills } of readLines(document)) {
    if (section !== 'skills' && !listsCredentials(section)) continue;
    if (notYet.test(text) || unproven.test(text)) continue;
    for (const { skill, at, spelling } of skills) {
      const isFirst = !/[\p{L}\p{N}]/u.test(text.slice(0, at)) || /[,;|•·、，；]\s*$/u.test(text.slice(0, at));
      if (isFirst && getSkill(skill).kind === 'credential' && !held.has(skill)) held.set(skill, spelling);
    }
  }
  return held;
}
