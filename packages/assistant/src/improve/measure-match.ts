import type { Match as MatchOnTheWire } from '@fitted/contract/assistant';
import type { ResumeDocument, YearMonth } from '@fitted/resume/document';
import type { JobProfile, Requirement } from '@fitted/resume/job/job-profile';
import type { Match } from '@fitted/resume/match/match';
import { scoreMatch } from '@fitted/resume/match/score-match';
import type { z } from 'zod';

/** Both documents by the same rules; what is matched and missing is told of the improved one. */
export function measureMatch(
  before: ResumeDocument,
  after: ResumeDocument,
  job: JobProfile,
  today: YearMonth,
): z.infer<typeof MatchOnTheWire> {
  const now = scoreMatch(after, job, { today });
  return {
    before: presentScore(scoreMatch(before, job, { today })),
    after: presentScore(now),
    matched: now.matched.map(({ requirement, how, isEvidenced }) => ({
      ...presentRequirement(requirement),
      how,
      isEvidenced,
    })),
    missing: now.missing.map(presentRequirement),
  };
}

function presentScore({ score, meters }: Match) {
  return { score, meters: { ...meters } };
}

function presentRequirement({ id, kind, text, need }: Requirement) {
  return { name: text, id, kind, need };
}
