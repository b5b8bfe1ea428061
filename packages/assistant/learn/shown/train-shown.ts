import { claimFeatures } from '@fitted/resume/match/claims/claim-features';
import { sumOf } from '@fitted/resume/match/named-weights';
import { claimedChance, isCounted, shownChance } from '@fitted/resume/match/requirements/decide';
import type { ClaimReader, ShownModel } from '@fitted/resume/match/requirements/learnt';
import type { LabelledPair } from '../../eval/labelled-pairs.ts';
import { type Labelled, learnLogistic } from '../logistic.ts';
import { type ClaimExample, pairExamples, plainExamples } from './claim-examples.ts';
import { type ReadLabel, type ReadPair, readShown } from './read-shown.ts';

/** Rarer features belong to what a line is about, not to how it is said. */
const minSeen = 3;
const minClaimWeight = 0.25;
/** A doubtful claim teaches nothing about whether a line shows a requirement. */
const minClaimed = 0.6;
let plain: readonly ClaimExample[] | undefined;

export interface Learnt {
  readonly claims: ShownModel;
  readonly shown: ShownModel;
}

/** Learns from pairs: first what a claim is, then, of what is claimed, what shows a requirement. */
export function learnShown(pairs: readonly LabelledPair[], isUsed: (feature: string) => boolean = () => true): Learnt {
  // Lines that name what was not ticked off are found without a model.
  const undecided = pairs.map((pair) => readShown(pair, () => 1));
  plain ??= plainExamples();
  const claims = learnClaims([...plain, ...pairExamples(undecided)]);
  const read = pairs.map((pair) => readShown(pair, claimReader(claims)));
  return { claims, shown: trainShown(read, isUsed) };
}

export function claimReader({ weights, bias }: ShownModel): ClaimReader {
  return (mention) => bias + sumOf(claimFeatures(mention), weights);
}

function learnClaims(claims: readonly ClaimExample[]): ShownModel {
  const seen = new Map<string, number>();
  const read = claims.map((claim) => ({ claim, features: claimFeatures(claim.mention) }));
  for (const { features } of read) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  const examples = read.map(
    ({ claim, features }): Labelled => ({
      features: new Set(features.filter((one) => (seen.get(one) ?? 0) >= minSeen)),
      isTrue: claim.isClaim,
      weight: claim.weight,
    }),
  );
  return modelOf(learnLogistic(examples, { rounds: 12, rate: 0.1, shrink: 1e-2 }), minClaimWeight);
}

function trainShown(pairs: readonly ReadPair[], isUsed: (feature: string) => boolean): ShownModel {
  const labelled = pairs.flatMap((pair) => pair.labelled).filter(({ requirement }) => !isCounted(requirement));
  let model: ShownModel = { weights: new Map(), bias: 0 };
  // Any one option is enough to show it; the model of the previous round tells which one did.
  for (let round = 0; round < 2; round += 1)
    model = modelOf(
      learnLogistic(
        labelled.flatMap((one) => examplesOf(one, model, isUsed)),
        { rounds: 40, rate: 0.1, shrink: 0.1 },
      ),
      0,
    );
  return model;
}

function examplesOf({ requirement, label, options }: ReadLabel, model: ShownModel, isUsed: (one: string) => boolean) {
  const claimed = options.filter(({ verdict, evidence }) => claimedChance(requirement, verdict, evidence) > minClaimed);
  const chance = ({ verdict, evidence }: (typeof options)[number]) =>
    shownChance(requirement, verdict, evidence, model) + evidence.share / 100;
  const used = label.isShown ? [...claimed].sort((one, other) => chance(other) - chance(one)).slice(0, 1) : claimed;
  return used.map(
    ({ evidence }): Labelled => ({
      features: new Set([...evidence.features].filter(isUsed)),
      isTrue: label.isShown,
      weight: 1 / used.length,
    }),
  );
}

function modelOf(learnt: ReadonlyMap<string, number>, least: number): ShownModel {
  const weights = new Map([...learnt].filter(([name, weight]) => name !== '' && Math.abs(weight) >= least));
  return { weights, bias: learnt.get('') ?? 0 };
}
