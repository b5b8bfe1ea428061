import type { MatchedRequirement } from './match.ts';
import type { PlacedLine } from './read-lines.ts';

/** What stands in this first part of a resume is seen by everyone. */
const seenPart = 0.2;
/** Nothing counts as zero for standing last: it is still there. */
const leastCredit = 0.2;

/** How early the matched requirements first stand, weighed like coverage; 0–100. */
export function measureProminence(lines: readonly PlacedLine[], matched: readonly MatchedRequirement[]): number {
  const offsets = new Map(lines.map((line) => [line.id, line.offset]));
  const last = lines.at(-1);
  const size = last ? last.offset + last.text.length : 0;
  let reached = 0;
  let possible = 0;
  for (const { requirement, places } of matched) {
    if (places.length === 0 || size === 0) continue;
    const first = Math.min(...places.map(({ lineId, at }) => (offsets.get(lineId) ?? size) + at));
    const depth = Math.max(0, (first / size - seenPart) / (1 - seenPart));
    reached += requirement.weight * (1 - depth * (1 - leastCredit));
    possible += requirement.weight;
  }
  return possible === 0 ? 0 : (reached / possible) * 100;
}
