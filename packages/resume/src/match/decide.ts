import type { Requirement, RequirementOption } from '../job/job-profile.ts';
import { shownBias, shownWeights } from './data/shown-weights.ts';
import { type Evidence, readEvidence } from './evidence.ts';
import type { MatchIndex } from './match-index.ts';
import { openWeights, sumOf } from './named-weights.ts';
import { near, type Verdict } from './verdict.ts';

/**
 * From which chance on what rules have found is met, and below which a requirement is missing; between them the person is asked.
 * Chosen on authors whom the models had not seen.
 */
const thresholds = { met: 0.5, missing: 0.1 } as const;

/** Where levels and dates decide, they do; words only say whether it is claimed. */
const counted: ReadonlySet<Requirement['kind']> = new Set(['years', 'language', 'degree']);
const countedChance = { met: 0.92, near: 0.4, none: 0.04 } as const;
/** The name of a tool is written or it is not; now and then only what it is part of is named. */
const unnamedChance = 0.08;
/** Evens out how sure the model of claims is of lines it has not seen. */
const claimScale = 1.2;
const claimOffset = 1;
/** A line that says this part of a requirement is about it, so that it counts in full whether the line claims it. */
const aboutShare = 0.67;

/** A learnt model: what one feature is worth, and what is so without any. */
export interface ShownModel {
  readonly weights: ReadonlyMap<string, number>;
  readonly bias: number;
}

const learnt: ShownModel = { weights: openWeights(shownWeights), bias: shownBias };

/**
 * Whether an option is shown: what rules found, weighed with how much a line says of it and whether it is claimed there. Undefined when it
 * is missing.
 */
export function decide(
  requirement: Requirement,
  option: RequirementOption,
  found: Verdict | undefined,
  index: MatchIndex,
): Verdict | undefined {
  const evidence = readEvidence(requirement, option, found, index);
  return verdictOf(shownChance(requirement, found, evidence), found, evidence);
}

export function shownChance(
  requirement: Requirement,
  found: Verdict | undefined,
  evidence: Evidence,
  model: ShownModel = learnt,
): number {
  return aboutChance(requirement, found, evidence, model) * claimedChance(requirement, found, evidence);
}

export function isCounted({ kind }: Requirement): boolean {
  return counted.has(kind);
}

/** How likely something in the resume is about it. */
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

/** "Answer reviews on Booking and Tripadvisor": a name that no table knows, in a task, may not be what is asked. */
function isMentioned({ need, skills }: Requirement): boolean {
  return need === 'duty' && skills.length === 0;
}

/** How likely the line that says it says it of its writer. Dates claim nothing. */
export function claimedChance(
  { kind }: Requirement,
  found: Verdict | undefined,
  { line, claim, share }: Evidence,
): number {
  if (!line || kind === 'years') return 1;
  const claimed = 1 / (1 + Math.exp(-claimScale * (claim + claimOffset)));
  const about = found?.isMet ? 1 : Math.min(1, share / aboutShare);
  return 1 - about * (1 - claimed);
}

function verdictOf(chance: number, found: Verdict | undefined, { line }: Evidence): Verdict | undefined {
  if (chance < thresholds.missing) return undefined;
  if (!found) return near([], false, 0);
  // The line that claims it stands first: it is the one that is quoted.
  const places = [...found.places].sort(
    (one, other) => Number(other.lineId === line?.id) - Number(one.lineId === line?.id),
  );
  if (!found.isMet || chance >= thresholds.met) return { ...found, places };
  return near(places, found.isEvidenced);
}
