import type { Requirement } from './job-profile.ts';

/** "Go or Python": any one of them is enough, and answering just "yes" does not say which. */
export function isChoice({ options }: Requirement): boolean {
  return options.length > 1;
}
