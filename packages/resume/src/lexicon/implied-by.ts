import { impliedSkills } from './data/implied-skills.ts';
import type { SkillId } from './read-skills.ts';

let table: ReadonlyMap<SkillId, readonly SkillId[]> | undefined;

/** The skills whose owner has this one too: PostgreSQL shows SQL, a master's degree a bachelor's. */
export function impliedBy(skill: SkillId): readonly SkillId[] {
  table ??= readImplied(impliedSkills);
  return table.get(skill) ?? [];
}

export function readImplied(lines: string): ReadonlyMap<SkillId, readonly SkillId[]> {
  return new Map(
    lines
      .split('\n')
      .filter((line) => line.includes(' < '))
      .map((line) => {
        const [implied = '', owners = ''] = line.split(' < ');
        return [implied.trim(), owners.split(',').map((owner) => owner.trim())] as const;
      }),
  );
}
