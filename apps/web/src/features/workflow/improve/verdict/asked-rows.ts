import type { NodeId, ResumeDocument } from '@fitted/resume/document';
import { linesOf, linesOfEntry } from '@fitted/resume/edit/text-at';
import type { Requirement } from '@fitted/resume/job/job-profile';
import type { Match, Place } from '@fitted/resume/match/match';
import { quotedLine } from '@fitted/resume/match/quoted-line';

export type AskedStatus = 'met' | 'near' | 'open';

const saidByTitles: readonly Requirement['kind'][] = ['years', 'title', 'domain', 'degree', 'credential', 'licence'];

export interface AskedRowData {
  readonly requirement: Requirement;
  readonly status: AskedStatus;
  /** The person's line that proves it or comes close. */
  readonly lineId: NodeId | undefined;
  /** Where in that line the proof is. */
  readonly proof?: Pick<Place, 'at' | 'length'> | undefined;
}

/** What the posting asks for, in its order. Only requirements with a line to quote are near; the rest are open. */
export function askedRows({ matched, near, missing }: Match, document: ResumeDocument): AskedRowData[] {
  const titles: ReadonlySet<NodeId> = new Set(
    document.sections.flatMap(({ entries }) => entries.flatMap(({ head }) => head.map(({ id }) => id))),
  );
  const rows: AskedRowData[] = [
    ...matched.map(({ requirement, places: [proof] }) => ({
      requirement,
      status: 'met' as const,
      lineId: proof?.lineId,
      proof,
    })),
    ...near.map((one): AskedRowData => {
      const found = quotedLine(one);
      // The name of a job says how long and as what somebody worked, but is nothing like a duty.
      const isBare = found !== undefined && titles.has(found) && !saidByTitles.includes(one.requirement.kind);
      const lineId = isBare ? undefined : found;
      const proof = one.places.find((place) => place.lineId === lineId);
      return { requirement: one.requirement, status: lineId === undefined ? 'open' : 'near', lineId, proof };
    }),
    ...missing.map((requirement) => ({ requirement, status: 'open' as const, lineId: undefined })),
  ];
  return rows.sort((one, other) => one.requirement.place.at - other.requirement.place.at);
}

/** How many of each there are. */
export function countAsked(match: Match, document: ResumeDocument): Record<AskedStatus | 'asked', number> {
  const rows = askedRows(match, document);
  const of = (wanted: AskedStatus) => rows.filter(({ status }) => status === wanted).length;
  return { asked: rows.length, met: of('met'), near: of('near'), open: of('open') };
}

/** The line that a row quotes, and where its proof is. Years are proved by the dates beside a title, which come first. */
export function quoteOf({ requirement, lineId, proof }: AskedRowData, document: ResumeDocument) {
  const line = linesOf(document).find(({ id }) => id === lineId)?.text;
  const entries = document.sections.flatMap((section) => section.entries);
  const entry = entries.find((one) => linesOfEntry(one).some(({ id }) => id === lineId));
  const period = requirement.kind === 'years' ? entry?.fields.period?.text : undefined;
  if (line === undefined || period === undefined || line.includes(period)) return { line, proof };
  return { line: `${period} · ${line}`, proof: undefined };
}
