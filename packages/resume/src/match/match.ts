import type { FindingCode } from '@fitted/contract/edits/summary-codes';
import type { NodeId } from '../document.ts';
import type { Requirement } from '../job/job-profile.ts';

/** How well a resume answers a posting. Computed from the parse alone, so that scores before and after an edit are comparable. */
export interface Match {
  /** 0–100: weighted coverage, reduced by poor presentation. Presentation cannot make up for unmet requirements. */
  readonly score: number;
  readonly meters: Meters;
  /** The highest coverage that honest edits can reach: what the resume already shows, better worded. */
  readonly reachableCoverage: number;
  /** Met requirements; each has a line that can be quoted. */
  readonly matched: readonly MatchedRequirement[];
  /**
   * Not met, but a line comes near: "helped with the rota" where planning it is required. The person is asked about that line.
   * Without a line if the requirement's words are too little known to say that it is missing.
   */
  readonly near: readonly MatchedRequirement[];
  /** Not in the resume at all: questions to the person, never insertions. */
  readonly missing: readonly Requirement[];
  /** What lowers the wording and structure meters, with places. */
  readonly findings: readonly Finding[];
}

/** Each 0–100. */
export interface Meters {
  /** How much of what the posting asks for the resume shows; must-haves weigh more. */
  readonly coverage: number;
  /** Clear lines in the posting's own spelling. */
  readonly wording: number;
  /** Whether people and parsers can find what they need. */
  readonly structure: number;
  /** How early the matched requirements appear. */
  readonly prominence: number;
}

export interface MatchedRequirement {
  readonly requirement: Requirement;
  /**
   * `literal`: the posting's own words. `alias`: another spelling. `related`: something that implies it. `shown`: work described
   * in other words. `partial`: part of it, or a lower level.
   */
  readonly how: 'literal' | 'alias' | 'related' | 'shown' | 'partial';
  /** Shown by work done, not only named in a list. */
  readonly isEvidenced: boolean;
  /** 0–1: its contribution to coverage. */
  readonly credit: number;
  /** The lines that prove it, best first. */
  readonly places: readonly Place[];
}

export interface Place {
  readonly lineId: NodeId;
  readonly at: number;
  readonly length: number;
}

export interface Finding {
  readonly code: FindingCode;
  readonly lineId?: NodeId;
  readonly params: Readonly<Record<string, string>>;
}
