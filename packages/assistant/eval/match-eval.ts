import type { NodeId } from '@fitted/resume/document';
import type { Requirement } from '@fitted/resume/job/job-profile';
import type { AskingModel } from '@fitted/resume/job/lines/is-asking';
import { parseJob } from '@fitted/resume/job/parse-job';
import type { Learnt } from '@fitted/resume/match/requirements/learnt';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import type { Label, LabelledPair } from './labelled-pairs.ts';

/** The date on which the authors labelled. */
export const today = { year: 2026, month: 11 };
/** A requirement is about a label when they overlap by this share of the shorter one. */
const minCover = 0.5;

type Status = 'met' | 'near' | 'missing';

export interface Judged {
  readonly pair: LabelledPair;
  readonly requirement: Requirement;
  readonly status: Status;
  /** The line of the resume that was found for it. */
  readonly line: string;
  readonly how: string;
  /** The label it is about; undefined when nothing of the kind is asked for. */
  readonly label: Label | undefined;
}

export interface JudgedPair {
  readonly pair: LabelledPair;
  readonly judged: readonly Judged[];
  /** Labels that no requirement is about. */
  readonly unread: readonly Label[];
  /** The readers' gaps, and whether we leave them open. */
  readonly gaps: readonly {
    readonly label: Label;
    readonly isOpen: boolean;
    readonly isMissing: boolean;
    readonly isRead: boolean;
  }[];
}

export function judgePair(pair: LabelledPair, learnt?: Learnt, asking?: AskingModel): JudgedPair {
  const document = parseResume(pair.resume);
  const profile = parseJob({ title: pair.title, description: pair.posting }, [document.language], asking);
  const match = scoreMatch(document, profile, { today, ...(learnt && { learnt }) });
  const texts: ReadonlyMap<NodeId, string> = new Map(
    [
      ...document.head.lines,
      ...document.sections.flatMap(({ heading, entries }) => [
        ...(heading ? [heading] : []),
        ...entries.flatMap(({ head, body }) => [...head, ...body]),
      ]),
    ].map(({ id, text }) => [id, text]),
  );
  const labels = pair.requirements.filter(({ at }) => at >= 0);
  const judge = (requirement: Requirement, status: Status, how = '', lineId?: string): Judged => ({
    pair,
    requirement,
    status,
    how,
    line: texts.get(lineId ?? '') ?? '',
    label: labelOf(requirement, labels),
  });
  const judged = [
    ...match.matched.map(({ requirement, how, places }) => judge(requirement, 'met', how, places[0]?.lineId)),
    ...match.near.map(({ requirement, how, places }) => judge(requirement, 'near', how, places[0]?.lineId)),
    ...match.missing.map((requirement) => judge(requirement, 'missing')),
  ];
  const about = (label: Label, statuses: readonly Status[]) =>
    judged.some(({ requirement, status }) => statuses.includes(status) && isAbout(requirement, label));
  return {
    pair,
    judged,
    unread: labels.filter((label) => !about(label, ['met', 'near', 'missing'])),
    gaps: labels
      .filter(({ isShown }) => !isShown)
      .map((label) => ({
        label,
        isOpen: about(label, ['near', 'missing']),
        isMissing: about(label, ['missing']),
        isRead: about(label, ['met', 'near', 'missing']),
      })),
  };
}

/** The label with the largest overlap. */
export function labelOf(requirement: Requirement, labels: readonly Label[]): Label | undefined {
  let best: Label | undefined;
  let most = 0;
  for (const label of labels) {
    if (!isAbout(requirement, label)) continue;
    const shared = overlap(requirement, label);
    const share = shared / (requirement.place.length + label.quote.length - shared);
    if (share > most) [best, most] = [label, share];
  }
  return best;
}

function isAbout(requirement: Requirement, label: Label): boolean {
  const shared = overlap(requirement, label);
  return shared > 0 && shared >= minCover * Math.min(requirement.place.length, label.quote.length);
}

function overlap({ place }: Requirement, { at, quote }: Label): number {
  return Math.max(0, Math.min(place.at + place.length, at + quote.length) - Math.max(place.at, at));
}
