import type { Improvement } from '@fitted/contract/assistant';
import type { Requirement } from '@fitted/resume/job/job-profile';
import type { Match } from '@fitted/resume/match/match';

/** Both matches as they travel; what is matched and missing is told of the improved resume. */
export function presentMatch(before: Match, after: Match): Improvement['match'] {
  return {
    before: presentScore(before),
    after: presentScore(after),
    matched: after.matched.map(({ requirement, how, isEvidenced }) => ({
      ...presentRequirement(requirement),
      how,
      isEvidenced,
    })),
    missing: after.missing.map(presentRequirement),
  };
}

function presentScore({ score, meters }: Match) {
  return { score, meters: { ...meters } };
}

function presentRequirement({ id, kind, text, need }: Requirement) {
  return { name: text, id, kind, need };
}
