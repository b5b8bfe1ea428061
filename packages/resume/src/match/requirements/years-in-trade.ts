import type { NodeId } from '../../document.ts';
import type { Requirement } from '../../job/job-profile.ts';
import { yearsOf } from '../experience-years.ts';
import type { MatchedRequirement } from '../match.ts';
import type { MatchIndex } from '../match-index.ts';
import { headOf, rounding } from './match-years.ts';
import { credits, met } from './verdict.ts';

type Found = MatchedRequirement & { readonly isMet: boolean };

/** From this many of the posting's other requirements on, and from this part of them, a role is of the posting's trade. */
const minShared = 3;
const minPart = 0.3;

/**
 * "3 years in youth welfare" beside a role whose head says only "Brückenschlag e.V.": a role that shows several other things
 * that the posting asks for is work of its trade, whatever its head calls it.
 */
export function yearsInTrade(
  requirement: Requirement,
  found: Found | undefined,
  others: readonly Found[],
  asked: number,
  { experience, lines }: MatchIndex,
): Found | undefined {
  if (requirement.kind !== 'years' || found?.isMet) return found;
  const entryOf = new Map<NodeId, NodeId | undefined>(lines.map(({ id, entryId }) => [id, entryId]));
  const shared = new Map<NodeId, number>();
  for (const { places, requirement: other } of others) {
    if (other.kind === 'years') continue;
    for (const entryId of new Set(places.map(({ lineId }) => entryOf.get(lineId))))
      if (entryId) shared.set(entryId, (shared.get(entryId) ?? 0) + 1);
  }
  const roles = experience.roles.filter(
    ({ entryId }) => (shared.get(entryId) ?? 0) >= Math.max(minShared, asked * minPart),
  );
  if (yearsOf(roles) + rounding < (requirement.years ?? 0)) return found;
  const places = [...roles]
    .sort((one, other) => (shared.get(other.entryId) ?? 0) - (shared.get(one.entryId) ?? 0) || other.to - one.to)
    .flatMap((role) => headOf(role, lines));
  return { requirement, ...met('shown', places, true, credits.shown) };
}
