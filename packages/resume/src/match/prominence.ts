import type { MatchedRequirement } from './match.ts';
import type { PlacedLine } from './read-lines.ts';

/** Everyone sees these first lines. */
const seenLines = 10;
/** So many lines below, on the second page, hardly anyone does. */
const readLines = 50;
/** The last line still gets some credit: it is there. */
const minCredit = 0.2;

/**
 * How early the matched requirements first appear, weighted like coverage; 0–100. Counted in lines from the top, so that neither a
 * shorter line nor one that goes further down moves anything else.
 */
export function measureProminence(lines: readonly PlacedLine[], matched: readonly MatchedRequirement[]): number {
  const ranks = new Map(lines.map(({ id, text }, rank) => [id, { rank, length: Math.max(1, text.length) }]));
  let reached = 0;
  let possible = 0;
  for (const { requirement, places } of matched) {
    const depths = places.flatMap(({ lineId, at }) => {
      const line = ranks.get(lineId);
      return line ? [line.rank + at / line.length] : [];
    });
    if (depths.length === 0) continue;
    const depth = Math.min(1, Math.max(0, (Math.min(...depths) - seenLines) / readLines));
    reached += requirement.weight * (1 - depth * (1 - minCredit));
    possible += requirement.weight;
  }
  return possible === 0 ? 0 : (reached / possible) * 100;
}
