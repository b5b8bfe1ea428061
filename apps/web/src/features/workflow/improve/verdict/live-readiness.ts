import type { Improvement } from '@fitted/contract/assistant/assistant';
import type { Edit } from '@fitted/contract/edits/edit';
import type { ResumeDocument, YearMonth } from '@fitted/resume/document';
import type { Match } from '@fitted/resume/match/match';
import { findStops } from '@fitted/resume/ready/find-stops';
import { findQuotedLine } from '@fitted/resume/ready/quote-line';
import { readGlance } from '@fitted/resume/ready/read-glance';
import { isReadyItem, type Readiness } from '@fitted/resume/ready/readiness';

interface OnTheDesk {
  readonly document: ResumeDocument;
  readonly match: Match;
  readonly today: YearMonth;
  /** All changes, on or off, and those that are on. */
  readonly edits: readonly Edit[];
  readonly applied: readonly Edit[];
}

/**
 * The run read the resume with every change on. This reads it as it is on the desk, so that no sentence is about a
 * change that is off or a line that has gone.
 */
export function liveReadiness(
  found: NonNullable<Improvement['readiness']>,
  { document, match, today, edits, applied }: OnTheDesk,
): Readiness {
  // What was just made better is not called weak in the same breath.
  const reworded = new Set(applied.flatMap(({ target }) => ('lineId' in target ? [target.lineId] : [])));
  const isReworded = (line: string) => {
    const found = findQuotedLine(line, document);
    return found !== undefined && reworded.has(found.id);
  };
  const isThere = (line: string) => findQuotedLine(line, document) !== undefined;
  const privateLines = [
    ...found.stops.flatMap(({ code, params }) => (code === 'private' ? [String(params.line)] : [])),
    ...edits.flatMap(({ reason, before }) => (reason.code === 'personal-data' ? [before] : [])),
  ].filter(isThere);
  return {
    glance: readGlance(document, match),
    stops: findStops(document, { match, today, privateLines: [...new Set(privateLines)] }),
    weakest: found.weakest
      .filter(({ line }) => isThere(line) && !isReworded(line))
      .map(({ line, why }) => ({ line, why: why.filter(isReadyItem) })),
  };
}
