import type { Requirement } from './job-profile.ts';

/** "Go or Python": any one fulfils it, and a plain yes to it does not tell which. */
export function isChoice(requirement: Requirement): boolean {
  if (requirement.kind === 'term') return requirement.text.includes(' / ');
  const isOneOf = /\/|\s(?:or|oder|ou|o|u)\s|または|或/iu.test(requirement.text);
  return 'skills' in requirement && requirement.skills.length > 1 && isOneOf;
}
