import type { NodeId } from '@fitted/resume/document';
import type { Match } from '@fitted/resume/match/match';

/** What the posting asks for, indexed by the line of the resume that shows it. */
export interface AskedFor {
  /** How much of it a line shows; 0 for nothing. */
  weightAt(lineId: NodeId): number;
  /** The requirements that a line shows. */
  at(lineId: NodeId): readonly string[];
  /** Whether the resume answers enough of the posting for sorting by what it asks for to make sense. */
  readonly isNear: boolean;
}

/** Readers found moves harmful when the posting was from another trade and one common word had matched. */
const minShare = 0.25;
/**
 * Half of 42 people answered less than that of a posting in their own trade, and came near most of the rest. Counting what comes
 * near as half, three in four reach the shares below in their own trade, and one in ten in another.
 */
const minBesideNear = 0.15;
const minWithNear = 0.5;

/** By the same reading as the score, so that both mean the same by "asked for". Partial matches do not count. */
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
      answered >= minShare * all ||
      (answered >= minBesideNear * all && answered + near.length / 2 >= minWithNear * all),
    weightAt: (lineId) => [...(byLine.get(lineId)?.values() ?? [])].reduce((sum, weight) => sum + weight, 0),
    at: (lineId) => [...(byLine.get(lineId)?.keys() ?? [])],
  };
}
