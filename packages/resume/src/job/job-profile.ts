import type { JobProfile, Requirement } from '@fitted/contract/job-profile';

export type { JobProfile, Need, Requirement, RequirementOption, Seniority } from '@fitted/contract/job-profile';
export { needs } from '@fitted/contract/job-profile';

export type JobRole = JobProfile['role'];
export type JobSkill = JobProfile['skills'][number];

/** Names of tools and certificates in a requirement that are not in the lexicon ("Infinite Campus"). */
export function unknownNames({ kind, options }: Requirement): string[] {
  if (kind !== 'tool' && kind !== 'credential') return [];
  return options.filter(({ skills }) => skills.length === 0).flatMap(({ text, aliases }) => [text, ...aliases]);
}
