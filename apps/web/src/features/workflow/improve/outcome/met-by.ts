import type { Edit } from '@fitted/contract/edit';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Requirement } from '@fitted/resume/job/job-profile';
import type { Match } from '@fitted/resume/match/match';
import { linesOfEdit } from '../sheet/build-sheet.ts';

interface Met {
  readonly document: ResumeDocument;
  /** Of the resume as it was uploaded, and as it is now. */
  readonly before: Match;
  readonly match: Match;
}

/** The requirements that are met because of this change: its line is their best proof, and they were not met before. */
export function metBy(edit: Edit | undefined, { document, before, match }: Met): Requirement[] {
  if (!edit) return [];
  const lines = new Set(linesOfEdit(edit, document));
  const metBefore = new Set(before.matched.map(({ requirement }) => requirement.id));
  return match.matched.flatMap(({ requirement, places: [best] }) =>
    best && lines.has(best.lineId) && !metBefore.has(requirement.id) ? [requirement] : [],
  );
}
