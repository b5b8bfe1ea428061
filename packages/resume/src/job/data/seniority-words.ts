import { postingTables } from '@fitted/language/packs';
import type { Seniority } from '../job-profile.ts';

/** Strongest first: "Deputy Head" is a head, "Junior Account Manager" a junior. */
const strongestFirst = [
  'trainee',
  'junior',
  'executive',
  'head',
  'lead',
  'senior',
] as const satisfies readonly Seniority[];

/** Words in a title, in all languages. The words are in the rooms: packages/language/src/<language>/seniority-words.ts. */
export const seniorityWords: readonly (readonly [Seniority, string])[] = strongestFirst.map((level) => [
  level,
  Object.values(postingTables)
    .map(({ seniority }) => seniority[level])
    .filter(Boolean)
    .join('|'),
]);
