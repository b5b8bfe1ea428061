import type { MatchedRequirement, Place } from '../match.ts';

/** What the resume shows of one option of a requirement; undefined if nothing. */
export interface Verdict {
  /** Met, or only near. */
  readonly isMet: boolean;
  readonly how: MatchedRequirement['how'];
  readonly isEvidenced: boolean;
  readonly credit: number;
  readonly places: readonly Place[];
  /** Only by what its line takes back: unfinished, lapsed, being learnt or helped with. */
  readonly isDoubted?: boolean;
}

/** listed: only named in a list. related: implied by something else. subject: only the same subject. */
export const credits = { listed: 0.85, alias: 0.9, related: 0.8, shown: 0.9, near: 0.25, subject: 0.1 } as const;

export function better(one: Verdict | undefined, other: Verdict | undefined): Verdict | undefined {
  if (!one || !other) return one ?? other;
  if (one.isMet !== other.isMet) return one.isMet ? one : other;
  return other.credit > one.credit ? other : one;
}

export function near(places: readonly Place[], isEvidenced = false, credit: number = credits.near): Verdict {
  return { isMet: false, how: 'partial', isEvidenced, credit, places };
}

export function doubted(places: readonly Place[]): Verdict {
  return { ...near(places), isDoubted: true };
}

export function met(
  how: Exclude<MatchedRequirement['how'], 'partial'>,
  places: readonly Place[],
  isEvidenced: boolean,
  credit: number,
): Verdict {
  return { isMet: true, how, isEvidenced, credit, places };
}
