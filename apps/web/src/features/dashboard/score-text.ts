import type { JobProfile } from '@fitted/contract/job-profile';
import type { Match } from '@fitted/resume/match/match';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { thisMonth } from '@fitted/resume/match/this-month';
import { parseResume } from '@fitted/resume/parse/parse-resume';

/** The word lists are large, so this file is loaded for the first score. */
export function scoreText(resumeText: string, job: JobProfile, now: Date): Match {
  return scoreMatch(parseResume(resumeText), job, { today: thisMonth(now) });
}
