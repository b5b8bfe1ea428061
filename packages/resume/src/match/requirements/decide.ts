import type { Requirement, RequirementOption } from '../../job/job-profile.ts';
import { mentionIn } from '../claims/claim-mention.ts';
import type { MatchIndex } from '../match-index.ts';
import { sumOf } from '../named-weights.ts';
import type { PlacedLine } from '../read-lines.ts';
import { type Evidence, readEvidence } from './evidence.ts';
import type { ShownModel } from './learnt.ts';
import { isOnlyName } from './match-name.ts';
import { placeOf, sensesOf } from './match-words.ts';
import { findStanding } from './own-words.ts';
import { credits, near, type Verdict } from './verdict.ts';

/**
 * At or above `met`, what the rules found counts as met; below `missing`, a requirement is missing; in between the person is asked.
 * Chosen on text by authors that the models had not seen.
 */
const thresholds = { met: 0.65, missing: 0.1 } as const;

/** For these kinds levels and dates decide. Words only say whether it is claimed. */
const counted: ReadonlySet<Requirement['kind']> = new Set(['years', 'language', 'degree']);
const countedChance = { met: 0.92, near: 0.4, none: 0.04 } as const;
/** A tool is named or it is not. Not zero, because sometimes only what it is part of is named. */
const unnamedChance = 0.08;
/** Calibrates the claim model on lines it has not seen. */
const claimScale = 0.8;
const claimOffset = 1;
/** From this share of a requirement on, a line is about it, and whether the line claims it counts in full. */
const aboutShare = 0.67;
/** Below this chance of a claim, what was learnt agrees with the rules that a line takes a thing back. */
const deniedChance = 0.5;

/**
 * Whether an option is shown: what the rules found, weighed by how much of it a line says and whether the line claims it.
 * Undefined if it is missing.
 */
export function decide(
  requirement: Requirement,
  option: RequirementOption,
  found: Verdict | undefined,
  index: MatchIndex,
): Verdict | undefined {
  const evidence = readEvidence(requirement, option, found, index, index.learnt.claimOf);
  return (
    verdictOf(shownChance(requirement, found, evidence, index.learnt.shown), found, evidence) ??
    whereItStands(requirement, option, found, index)
  );
}

/**
 * Two witnesses are needed to say that something is missing whose words are there: the rules, which know how people deny, wish and
 * tell of others, and what was learnt. Each of them alone is wrong too often.
 */
function whereItStands(
  requirement: Requirement,
  option: RequirementOption,
  found: Verdict | undefined,
  index: MatchIndex,
): Verdict | undefined {
  if (found && !found.isDoubted && found.places.length > 0 && found.credit > credits.subject)
    return near(found.places, false, 0);
  const standing = findStanding(requirement, option, index);
  // What can be said in other words may have been said in those that were found and are doubted.
  if (!standing)
    return found && !isOnlyName(requirement, option) && !isHeld(requirement) ? near([], false, 0) : undefined;
  const { line, isDoubted } = standing;
  // Of a language even a beginning is a level.
  const isTakenBack = isDoubted && requirement.kind !== 'language' && claimedIn(line, option, index) < deniedChance;
  return isTakenBack ? undefined : near([placeOf(line)], false, 0);
}

function claimedIn(line: PlacedLine, option: RequirementOption, { meanings, learnt }: MatchIndex): number {
  return chanceOfClaim(learnt.claimOf(mentionIn(line.text, undefined, option, sensesOf(option, meanings), meanings)));
}

export function shownChance(
  requirement: Requirement,
  found: Verdict | undefined,
  evidence: Evidence,
  model: ShownModel,
): number {
  return aboutChance(requirement, found, evidence, model) * claimedChance(requirement, found, evidence);
}

/** Languages, licences and certificates have names of their own. */
function isHeld({ kind }: Requirement): boolean {
  return kind === 'language' || kind === 'licence' || kind === 'credential';
}

export function isCounted({ kind }: Requirement): boolean {
  return counted.has(kind);
}

/** How likely it is that something in the resume is about the requirement. */
function aboutChance(
  requirement: Requirement,
  found: Verdict | undefined,
  { features }: Evidence,
  { weights, bias }: ShownModel,
): number {
  if (isCounted(requirement)) return countedChance[found ? (found.isMet ? 'met' : 'near') : 'none'];
  if (!found && requirement.kind === 'tool' && !isMentioned(requirement)) return unnamedChance;
  return 1 / (1 + Math.exp(-bias - sumOf(features, weights)));
}

/** "Answer reviews on Booking and Tripadvisor": an unknown name in a duty may not be what is asked for. */
function isMentioned({ need, skills }: Requirement): boolean {
  return need === 'duty' && skills.length === 0;
}

/** How likely it is that the line is about its writer. Does not apply to years, which come from dates. */
export function claimedChance(
  { kind }: Requirement,
  found: Verdict | undefined,
  { line, claim, share }: Evidence,
): number {
  if (!line || kind === 'years') return 1;
  const claimed = chanceOfClaim(claim);
  const about = found?.isMet ? 1 : Math.min(1, share / aboutShare);
  return 1 - about * (1 - claimed);
}

function chanceOfClaim(logit: number): number {
  return 1 / (1 + Math.exp(-claimScale * (logit + claimOffset)));
}

function verdictOf(chance: number, found: Verdict | undefined, { line }: Evidence): Verdict | undefined {
  if (chance < thresholds.missing) return undefined;
  if (!found) return near([], false, 0);
  // The line that claims it goes first, because the first is the one quoted.
  const places = [...found.places].sort(
    (one, other) => Number(other.lineId === line?.id) - Number(one.lineId === line?.id),
  );
  if (!found.isMet || chance >= thresholds.met) return { ...found, places };
  return near(places, found.isEvidenced);
}
