import type { NodeId } from '../document.ts';
import type { Requirement } from '../job/job-profile.ts';

/** How well a resume answers a posting: arithmetic over the same parse, so that before and after compare. */
export interface Match {
  /** 0–100, from the meters. */
  readonly score: number;
  readonly meters: Meters;
  /** What coverage could become with what the resume already shows, better placed and worded. Never more by honest edits. */
  readonly reachableCoverage: number;
  readonly matched: readonly MatchedRequirement[];
  /** Not in the resume at all: questions to the person, never insertions. */
  readonly missing: readonly Requirement[];
  /** What lowers wording and structure, with places. */
  readonly findings: readonly Finding[];
}

/** Each 0–100. */
export interface Meters {
  /** How much of what the posting asks the resume shows; must-haves weigh more. */
  readonly coverage: number;
  /** Clear lines in the posting's own spelling. */
  readonly wording: number;
  /** Whether people and parsers find their way. */
  readonly structure: number;
  /** How early the matched things stand. */
  readonly prominence: number;
}

export interface MatchedRequirement {
  readonly requirement: Requirement;
  /**
   * `literal`: the posting's own spelling. `alias`: another spelling of the same. `related`: shown by something that implies it.
   * `partial`: some of its words, or some of the years.
   */
  readonly how: 'literal' | 'alias' | 'related' | 'partial';
  /** Shown by work done, not only named in a list. */
  readonly isEvidenced: boolean;
  /** 0–1: what it adds to coverage. */
  readonly credit: number;
  /** In reading order; empty for years, which are counted over all roles. */
  readonly places: readonly Place[];
}

export interface Place {
  readonly lineId: NodeId;
  readonly at: number;
  readonly length: number;
}

export const findingCodes = [
  'weak-opening',
  'first-person',
  'filler',
  'long-line',
  /** Params: from, to. */
  'posting-spelling',
  'no-email',
  'no-phone',
  'no-name',
  'no-experience',
  'no-education',
  'no-skills-section',
  'unusual-heading',
  'undated-entry',
  'empty-entry',
  'not-chronological',
  'too-long',
] as const;
export type FindingCode = (typeof findingCodes)[number];

export interface Finding {
  readonly code: FindingCode;
  readonly lineId?: NodeId;
  readonly params: Readonly<Record<string, string>>;
}
