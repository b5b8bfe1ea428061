import { dataAndAi } from './data/data-and-ai.ts';
import { healthAndCare } from './data/health-and-care.ts';
import { software } from './data/software.ts';
import { readSkills, type Skill } from './read-skills.ts';

let skills: readonly Skill[] | undefined;

/** Every skill we know, read once on first use. To add one, write a line in the file of its profession. */
export function allSkills(): readonly Skill[] {
  skills ??= [...readSkills(software), ...readSkills(dataAndAi), ...readSkills(healthAndCare)];
  return skills;
}
