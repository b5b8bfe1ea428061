import type { NodeId } from '@fitted/resume/document';
import type { Match } from '@fitted/resume/match/match';

/** What the posting asks for, by the line of the resume that shows it. */
export interface AskedFor {
  /** How much of it a line shows; 0 for nothing. */
  weightAt(lineId: NodeId): number;
  /** The requirements that a line shows. */
  at(lineId: NodeId): readonly string[];
  /** Whether the resume answers enough of the posting for an order by what it asks for to mean anything. */
  readonly isNear: boolean;
}

/** Readers saw harm in what was moved for a posting of another trade, where one common word had matched. */
const leastShare = 0.25;
/**
 * Half of 42 people answered less than that of a posting of their own trade, and came near most of the rest. Three in four answer
 * this much, with what comes near counted half, and one in ten of another trade.
 */
const leastBesideNear = 0.15;
const leastWithNear = 0.5;

/** By the same reading as the score, so that both mean the same by "asked for". Half of a thing is none. */
export function readAskedFor({ matched, near, missing }: Match): AskedFor {
  const answered = matched.filter(({ how }) => how !== 'partial').length;
  const all = matched.length + near.length + missing.length;
  const byLine = new Map<NodeId, Map<string, number>>();
  for (const { requirement, how, places } of matched) {
    if (how === 'partial') continue;
    for (const { lineId } of places) {
      const found = byLine.get(lineId) ?? new Map<string, number>();
      byLine.set(lineId, found.set(requirement.id, requirement.weight));
    }
  }
  return {
    isNear:
      answered >= leastShare * all ||
      (answered >= leastBesideNear * all && answered + near.length / 2 >= leastWithNear * all),
    weightAt: (lineId) => [...(byLine.get(lineId)?.values() ?? [])].reduce((sum, weight) => sum + weight, 0),
    at: (lineId) => [...(byLine.get(lineId)?.keys() ?? [])],
  };
}
