import type { ResumeDocument, YearMonth } from '../document.ts';
import { applyEdits } from '../edit/apply-edits.ts';
import type { Edit } from '../edit/edit.ts';
import type { Answered } from '../facts/answered-by.ts';
import type { JobProfile } from '../job/job-profile.ts';
import type { Match } from './match.ts';
import { scoreMatch } from './score-match.ts';

export interface ScoredWith {
  readonly base: ResumeDocument;
  readonly profile: JobProfile;
  readonly today: YearMonth;
  /** What the person's answers say about requirements, as far as their lines are present. */
  readonly answered?: Answered;
}

/** Reasons that come from the posting; all others apply to any job. */
const postingReasons = new Set<string>([
  'posting-spelling',
  'surfaced-skill',
  'relevance-order',
  'section-order',
  'less-relevant',
  'stated-fact',
]);

/**
 * If all edits together would lower the score: those whose removal raises it. What the posting or the person asks for
 * stays.
 */
export function loweringEdits(
  { base, profile, ...options }: ScoredWith,
  edits: readonly Edit[],
  before: Match,
): readonly Edit[] {
  if (edits.length === 0) return [];
  const scoreOf = (chosen: readonly Edit[]) => scoreMatch(applyEdits(base, chosen).document, profile, options).score;
  const all = scoreOf(edits);
  if (all >= before.score) return [];
  return edits.filter((edit) => isOurs(edit) && scoreOf(edits.filter((one) => one !== edit)) > all);
}

const isOurs = ({ reason, evidence }: Edit): boolean =>
  !postingReasons.has(reason.code) &&
  reason.code !== 'requested' &&
  !evidence.some(({ source }) => source === 'stated');
