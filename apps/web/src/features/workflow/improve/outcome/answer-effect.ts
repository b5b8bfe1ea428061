import type { Edit } from '@fitted/contract/edits/edit';
import type { NodeId, ResumeDocument } from '@fitted/resume/document';
import { restsOn } from '@fitted/resume/facts/rests-on';
import type { JobProfile, Requirement } from '@fitted/resume/job/job-profile';
import { contentWords, sharedPart } from '@fitted/resume/match/content-words';
import type { Match } from '@fitted/resume/match/match';
import { readLines } from '@fitted/resume/match/read-lines';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { linesOfEdit } from '../sheet/build-sheet.ts';
import { askedRows } from '../verdict/asked-rows.ts';

interface Answered {
  /** What the person told us, with the requirement that each answers. */
  readonly facts: readonly { readonly id: string; readonly answers?: string | undefined }[];
  readonly document: ResumeDocument;
  /** Of the resume as it was uploaded, and as it is now. */
  readonly before: Match;
  readonly match: Match;
  readonly profile: JobProfile;
}

export interface AnswerEffect {
  /** What is met because of the answer, whether or not it was asked about. */
  readonly met: readonly Requirement[];
  /** What was asked about, if the answer did not meet it. */
  readonly unmet?: { readonly requirement: Requirement; readonly status: 'near' | 'open' };
  /** Something else that is not met and that the line speaks to, if it did not meet what was asked. */
  readonly elsewhere?: Requirement;
}

/** What the line of an answer did: the requirements it is the best proof of, and whether it met the one asked about. */
export function answerEffect(edit: Edit | undefined, answered: Answered): AnswerEffect {
  const { facts, document, before, match, profile } = answered;
  if (!edit) return { met: [] };
  const lines = new Set(linesOfEdit(edit, document));
  const metBefore = new Set(before.matched.map(({ requirement }) => requirement.id));
  const met = match.matched.flatMap(({ requirement, places: [best] }) =>
    best && lines.has(best.lineId) && !metBefore.has(requirement.id) ? [requirement] : [],
  );
  const asked = facts.find(({ id }) => restsOn(edit, id))?.answers;
  const { unmet } = askedEffect(asked, match, document);
  if (!unmet) return { met };
  const isNearBy = match.near.some(
    ({ requirement, places }) => requirement.id === asked && places.some(({ lineId }) => lines.has(lineId)),
  );
  // What another line comes near to, this one does not show at all.
  if (isNearBy && unmet.status === 'near') return { met, unmet };
  const elsewhere = spokenTo(lines, document, profile).find(
    ({ id }) => id !== asked && !match.matched.some(({ requirement }) => requirement.id === id),
  );
  return { met, unmet: { ...unmet, status: 'open' }, ...(elsewhere && { elsewhere }) };
}

const minNamed = 0.5;

/** What these lines say something of, as if they were all there is; what they say most of first. */
function spokenTo(lines: ReadonlySet<NodeId>, document: ResumeDocument, profile: JobProfile): Requirement[] {
  const entries = document.sections.flatMap((section) =>
    section.entries.map((entry) => ({ ...entry, head: [], body: entry.body.filter(({ id }) => lines.has(id)) })),
  );
  const alone: ResumeDocument = {
    language: document.language,
    head: { lines: [], contact: { links: [] } },
    sections: [{ id: 'work', kind: 'experience', heading: null, entries, groups: [] }],
  };
  const { matched, near } = scoreMatch(alone, profile);
  const read = readLines(alone);
  // About the same is not enough to suggest it: half of its words must be there.
  const isNamed = ({ text }: Requirement) =>
    read.some(({ words }) => sharedPart(contentWords(text), words) >= minNamed);
  return [...matched, ...near]
    .filter(({ requirement, credit, places }) => credit > 0 && places.length > 0 && isNamed(requirement))
    .toSorted((one, other) => other.credit - one.credit)
    .map(({ requirement }) => requirement);
}

/** What came of one requirement that was asked about. */
export function askedEffect(asked: string | undefined, match: Match, document: ResumeDocument): AnswerEffect {
  const row = askedRows(match, document).find(({ requirement }) => requirement.id === asked);
  if (!row) return { met: [] };
  const { requirement, status } = row;
  return status === 'met' ? { met: [requirement] } : { met: [], unmet: { requirement, status } };
}
