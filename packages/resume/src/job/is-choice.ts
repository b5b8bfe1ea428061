import type { Requirement } from './job-profile.ts';

/** "Go or Python": any one fulfils it, and a plain yes to it does not tell which. */
export function isChoice({ options }: Requirement): boolean {
  return options.length > 1;
}
