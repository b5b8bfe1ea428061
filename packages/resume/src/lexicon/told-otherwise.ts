import { rows } from '@fitted/language/word-list';
import { toldOtherwise } from './data/told-otherwise.ts';
import type { SkillId } from './read-skills.ts';

let known: ReadonlySet<SkillId> | undefined;

/** Whether people show the skill without its name: a method, or a kind of product. */
export function isToldOtherwise(skill: SkillId): boolean {
  known ??= new Set(
    rows(toldOtherwise)
      .filter((row) => !row.startsWith('#'))
      .flatMap((row) => row.split(',').map((name) => name.trim())),
  );
  return known.has(skill);
}
