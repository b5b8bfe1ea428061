import type { ResumeDocument } from '@fitted/resume/document';
import { applyEdits } from '@fitted/resume/edit/apply-edits';
import type { Edit } from '@fitted/resume/edit/edit';
import { formatResume } from '@fitted/resume/format/format-resume';
import type { ScoredWith } from '@fitted/resume/match/lowering-edits';
import type { Match } from '@fitted/resume/match/match';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { changeKey } from '../changes/change-key.ts';

/** A resume with the changes that are switched on, and how well it answers the posting. */
export interface Review {
  readonly document: ResumeDocument;
  readonly applied: readonly Edit[];
  readonly match: Match;
}

/** Runs entirely in the browser, with the same code as the server, so that a switch takes effect at once. */
export function reviewChanges(
  { base, profile, ...options }: ScoredWith,
  edits: readonly Edit[],
  off: readonly string[],
): Review {
  const { document, applied } = applyEdits(
    base,
    edits.filter((edit) => !off.includes(changeKey(edit))),
  );
  return { document, applied, match: scoreMatch(document, profile, options) };
}

/** Without a change the text stays exactly as it was: parsing and formatting it again could only lose something. */
export const textOf = ({ document, applied }: Review, original: string): string =>
  applied.length === 0 ? original : formatResume(document);
