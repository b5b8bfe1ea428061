import type { NodeId } from '../document.ts';
import type { Requirement } from '../job/job-profile.ts';

/** How well a resume answers a posting: arithmetic over the same parse, so that before and after compare. */
export interface Match {
  /** 0–100: what is met, weighed, and how well it is put. Nobody is a good fit for a job whose requirements they do not meet. */
  readonly score: number;
  readonly meters: Meters;
  /** What coverage could become with what the resume already shows, better placed and worded. Never more by honest edits. */
  readonly reachableCoverage: number;
  /** Met: each has a line that can be quoted. */
  readonly matched: readonly MatchedRequirement[];
  /**
   * Open, but a line comes near: "helped with the rota" where planning it is asked. Asked about with that line; without a line where
   * no word of a posting is known well enough to say that it is missing.
   */
  readonly near: readonly MatchedRequirement[];
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
   * `literal`: the posting's own words. `alias`: another spelling of the same. `related`: shown by something that implies it.
   * `shown`: by work that is it, in other words. `partial`: some of it, or a level below.
   */
  readonly how: 'literal' | 'alias' | 'related' | 'shown' | 'partial';
  /** Shown by work done, not only named in a list. */
  readonly isEvidenced: boolean;
  /** 0–1: what it adds to coverage. */
  readonly credit: number;
  /** The lines that prove it, the best first. */
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
