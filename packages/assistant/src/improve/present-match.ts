import type { Improvement } from '@fitted/contract/assistant/assistant';
import type { NodeId, ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { JobProfile, Requirement } from '@fitted/resume/job/job-profile';
import type { Match, MatchedRequirement } from '@fitted/resume/match/match';
import { credits } from '@fitted/resume/match/requirements/verdict';

/** Both matches as sent to the client; what is matched and missing refers to the improved resume. */
export function presentMatch(
  profile: JobProfile,
  before: Match,
  after: Match,
  document: ResumeDocument,
): Improvement['match'] {
  const texts: ReadonlyMap<NodeId, string> = new Map(linesOf(document).map(({ id, text }) => [id, text]));
  const found = new Map<Requirement, MatchedRequirement>(
    [...after.matched, ...after.near].map((one) => [one.requirement, one]),
  );
  const met = new Set<Requirement>(after.matched.map(({ requirement }) => requirement));
  return {
    before: presentScore(before),
    after: presentScore(after),
    matched: after.matched.map(({ requirement, how, isEvidenced }) => ({
      ...presentRequirement(requirement),
      how,
      isEvidenced,
    })),
    missing: after.missing.map(presentRequirement),
    requirements: profile.requirements.map((requirement) => {
      const match = found.get(requirement);
      // A line merely on the same subject is not close: quoted beside the requirement it looks like a mistake.
      const isClose = match !== undefined && (met.has(requirement) || match.credit > credits.subject);
      const line = isClose ? texts.get(match.places[0]?.lineId ?? '') : undefined;
      return {
        id: requirement.id,
        kind: requirement.kind,
        text: requirement.text,
        strength: requirement.strength,
        quote: requirement.quote,
        alternatives: requirement.options.length > 1 ? requirement.options.map(({ text }) => text) : [],
        status: met.has(requirement) ? ('met' as const) : match ? ('near' as const) : ('open' as const),
        ...(match && { how: match.how }),
        ...(line !== undefined && { line }),
      };
    }),
  };
}

function presentScore({ score, meters, matched, near, missing }: Match) {
  const asked = matched.length + near.length + missing.length;
  return { score, meters: { ...meters }, met: matched.length, asked };
}

function presentRequirement({ id, kind, text, need }: Requirement) {
  return { name: text, id, kind, need };
}
