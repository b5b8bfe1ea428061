import type { ResumeDocument, YearMonth } from '@fitted/resume/document';
import { applyEdits } from '@fitted/resume/edit/apply-edits';
import type { Edit } from '@fitted/resume/edit/edit';
import type { Answered } from '@fitted/resume/facts/answered-by';
import { formatResume } from '@fitted/resume/format/format-resume';
import type { JobProfile } from '@fitted/resume/job/job-profile';
import type { Match } from '@fitted/resume/match/match';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { answersPosting } from '../changes/action-of.ts';
import { changeKey } from '../changes/change-key.ts';

/** A resume with the changes that are switched on, and how well it answers the posting. */
export interface Review {
  readonly document: ResumeDocument;
  readonly applied: readonly Edit[];
  readonly match: Match;
}

export interface ReviewSubject {
  readonly base: ResumeDocument;
  readonly profile: JobProfile;
  readonly today: YearMonth;
  /** What the person's answers say about requirements, as far as their lines are present. */
  readonly answered?: Answered;
}

/** Runs entirely in the browser, with the same code as the server, so that a switch takes effect at once. */
export function reviewChanges(
  { base, profile, ...options }: ReviewSubject,
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

/**
 * If all changes together would lower the score: those whose removal raises it. What the posting or the person asks for
 * stays on.
 */
export function loweringChanges(subject: ReviewSubject, edits: readonly Edit[], before: Match): Edit[] {
  const all = reviewChanges(subject, edits, []).match.score;
  if (all >= before.score) return [];
  return edits.filter(
    (edit) =>
      !answersPosting(edit) &&
      edit.reason.code !== 'requested' &&
      !edit.evidence.some(({ source }) => source === 'stated') &&
      reviewChanges(subject, edits, [changeKey(edit)]).match.score > all,
  );
}
