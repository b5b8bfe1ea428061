import { rows } from '@fitted/language/word-list';
import { allSkills } from './all-skills.ts';
import { impliedSkills } from './data/implied-skills.ts';
import type { SkillId } from './read-skills.ts';

let table: ReadonlyMap<SkillId, readonly SkillId[]> | undefined;

/** The skills that imply this one: PostgreSQL implies SQL, a master's degree a bachelor's. */
export function impliedBy(skill: SkillId): readonly SkillId[] {
  table ??= buildTable();
  return table.get(skill) ?? [];
}

/** Other examples of the same wider skill: Opera and Mews are both hotel systems. */
export function siblingsOf(skill: SkillId): readonly SkillId[] {
  table ??= buildTable();
  return [...table].flatMap(([, owners]) => (owners.includes(skill) ? owners.filter((owner) => owner !== skill) : []));
}

function buildTable(): ReadonlyMap<SkillId, readonly SkillId[]> {
  const owners = new Map([...readImplied(impliedSkills)].map(([skill, list]) => [skill, [...list]]));
  const own = (skill: SkillId, owner: SkillId) => owners.set(skill, [...(owners.get(skill) ?? []), owner]);
  const examples = allSkills().flatMap(({ id, implies }) => (implies ? [{ id, implies }] : []));
  // Examples of something that implies a skill imply it too: a BSc is a bachelor's degree, so it implies school.
  for (const [skill, list] of [...owners])
    for (const { id, implies } of examples) if (list.includes(implies)) own(skill, id);
  for (const { id, implies } of examples) own(implies, id);
  return owners;
}

export function readImplied(lines: string): ReadonlyMap<SkillId, readonly SkillId[]> {
  return new Map(
    rows(lines)
      .filter((line) => line.includes(' < '))
      .map((line) => {
        const [implied = '', owners = ''] = line.split(' < ');
        return [implied.trim(), owners.split(',').map((owner) => owner.trim())] as const;
      }),
  );
}
