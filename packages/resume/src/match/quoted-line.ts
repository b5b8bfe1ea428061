import type { NodeId } from '../document.ts';
import type { MatchedRequirement } from './match.ts';
import { credits } from './requirements/verdict.ts';

/**
 * The line to quote as close to what is asked for. A line that is only on the same subject is not quoted: it often shares no more
 * than a common noun ("rhythm changes", "dressing changes"), and reads as if nobody had looked.
 */
export function quotedLine({ credit, places }: MatchedRequirement): NodeId | undefined {
  return credit > credits.subject ? places[0]?.lineId : undefined;
}
