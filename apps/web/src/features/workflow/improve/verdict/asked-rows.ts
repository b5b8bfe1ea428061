import type { NodeId } from '@fitted/resume/document';
import type { Requirement } from '@fitted/resume/job/job-profile';
import type { Match, Place } from '@fitted/resume/match/match';
import { quotedLine } from '@fitted/resume/match/quoted-line';

export type AskedStatus = 'met' | 'near' | 'open';

export interface AskedRowData {
  readonly requirement: Requirement;
  readonly status: AskedStatus;
  /** The person's line that proves it or comes close. */
  readonly lineId: NodeId | undefined;
  /** Where in that line the proof is. */
  readonly proof?: Pick<Place, 'at' | 'length'> | undefined;
}

/** What the posting asks for, in its order. Only requirements with a line to quote are near; the rest are open. */
export function askedRows({ matched, near, missing }: Match): AskedRowData[] {
  const rows: AskedRowData[] = [
    ...matched.map(({ requirement, places: [proof] }) => ({
      requirement,
      status: 'met' as const,
      lineId: proof?.lineId,
      proof,
    })),
    ...near.map((one): AskedRowData => {
      const lineId = quotedLine(one);
      const proof = one.places.find((place) => place.lineId === lineId);
      return { requirement: one.requirement, status: lineId === undefined ? 'open' : 'near', lineId, proof };
    }),
    ...missing.map((requirement) => ({ requirement, status: 'open' as const, lineId: undefined })),
  ];
  return rows.sort((one, other) => one.requirement.place.at - other.requirement.place.at);
}

/** How many of each there are. */
export function countAsked(match: Match): Record<AskedStatus | 'asked', number> {
  const rows = askedRows(match);
  const of = (wanted: AskedStatus) => rows.filter(({ status }) => status === wanted).length;
  return { asked: rows.length, met: of('met'), near: of('near'), open: of('open') };
}
