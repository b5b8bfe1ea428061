import { featuresOf, type TokenFeatures } from '../../src/understand/acts/act-features.ts';
import {
  marginals,
  partCount,
  scoreToken,
  stepCount,
  stepOf,
  tagCount,
  type Weights,
} from '../../src/understand/acts/lattice.ts';
import { indexResume } from '../../src/understand/acts/resume-index.ts';
import { isActPart, partsOfTag } from '../../src/understand/acts/tags.ts';
import { madeMessages } from './made.ts';
import type { Marked } from './marked.ts';
import { generator, type Weak } from './weak.ts';

export interface TaggerSettings {
  /** The share of features left out at each step, so that the model relies on none alone. */
  readonly dropped: number;
  /** The weight of a message of which only the acts are known. */
  readonly weak: number;
  /** The weight of a message that was made of a pattern. */
  readonly made: number;
  readonly rounds: number;
  readonly rate: number;
  readonly decay: number;
  /** In how many messages a feature must occur to be learnt. */
  readonly seenIn: number;
  /** How many weights are kept after these rounds, and how many more rounds those that are kept learn alone. */
  readonly maxWeights: number;
  readonly roundsAfterCut: number;
}

/**
 * On two authors left out (1,056 messages), F1 of acts and slots is 60.1 and 49.6 % with all five million weights, 58.6 and
 * 47.3 % with 600,000 of them, and 59.7 and 48.2 % if these learn on without the others. A million without learning on: 59.3
 * and 48.4 %. With the made messages, half of whose patterns were kept back: 61.0 and 51.0 %, and of messages made of the other half
 * 54.6 and 46.2 % (52.4 and 39.2 % without them).
 */
export const taggerSettings: TaggerSettings = {
  maxWeights: 600_000,
  roundsAfterCut: 2,
  rounds: 6,
  rate: 0.1,
  decay: 5e-4,
  seenIn: 2,
  dropped: 0.4,
  weak: 0.5,
  made: 0.5,
};

interface Point {
  readonly features: readonly TokenFeatures[];
  /** The tags that each token may have. */
  readonly allowed: readonly (readonly number[])[];
  readonly weight: number;
}

export interface Learnt extends Weights {
  readonly features: ReadonlyMap<number, number>;
  readonly rows: Float32Array;
  readonly steps: Float32Array;
}

const kept = new WeakMap<Marked, readonly TokenFeatures[]>();

export function featuresOfMarked(marked: Marked): readonly TokenFeatures[] {
  const known = kept.get(marked) ?? featuresOf(marked.tokens, marked.text, indexResume(marked.document));
  kept.set(marked, known);
  return known;
}

/** A linear-chain conditional random field, by stochastic gradient (AdaGrad). The same messages always give the same weights. */
export function trainTagger(
  messages: readonly Marked[],
  how: TaggerSettings = taggerSettings,
  weak: readonly Weak[] = [],
  made: readonly Marked[] = madeMessages(messages),
): Learnt {
  const marked = (some: readonly Marked[], weight: number) =>
    some
      .filter(({ tokens }) => tokens.length > 0)
      .map((one) => ({ features: featuresOfMarked(one), allowed: one.tags.map((tag) => [tag]), weight }));
  const points: Point[] = [
    ...marked(messages, 1),
    ...marked(made, how.made),
    ...weak.map((one) => ({ features: featuresOfWeak(one), allowed: one.allowed, weight: how.weak })),
  ];
  const { features, counts } = numbered(points, how.seenIn);
  const rowsOf = (some: readonly number[]) => some.flatMap((one) => features.get(one) ?? []);
  const ready = points.map((point) => ({
    ...point,
    features: point.features.map(({ near, wide }) => ({ near: rowsOf(near), wide: rowsOf(wide) })),
  }));
  const learnt: Learnt = {
    features,
    rowOf: (row) => row,
    rows: new Float32Array(features.size * partCount),
    steps: new Float32Array(stepCount),
  };
  const squares = { rows: new Float32Array(learnt.rows.length), steps: new Float32Array(learnt.steps.length) };
  const chance = generator(11);
  const learnAll = (rounds: number, kept?: Uint8Array) => {
    for (let round = 0; round < rounds; round += 1)
      for (const point of shuffled(ready, chance)) learn(learnt, squares, point, how, chance, kept);
  };
  learnAll(how.rounds);
  learnAll(how.roundsAfterCut, cutWeights(learnt.rows, counts, how.maxWeights));
  return { ...learnt, rowOf: (feature) => features.get(feature) };
}

/**
 * Sets all weights but so many to zero, and says which are left: those that affect many readings. A large one that few messages
 * have is worth less than a smaller common one.
 */
function cutWeights(rows: Float32Array, counts: Float32Array, maxWeights: number): Uint8Array {
  const worth = rows.map((weight, at) => Math.abs(weight) * Math.sqrt(counts[Math.floor(at / partCount)] ?? 0));
  const least = Math.max(1e-6, worth.toSorted().at(-Math.min(maxWeights, worth.length)) ?? 0);
  const kept = Uint8Array.from(worth, (one) => (one >= least ? 1 : 0));
  for (let at = 0; at < rows.length; at += 1) if (!kept[at]) rows[at] = 0;
  return kept;
}

const weakFeatures = new WeakMap<Weak, readonly TokenFeatures[]>();

function featuresOfWeak(weak: Weak): readonly TokenFeatures[] {
  const known = weakFeatures.get(weak) ?? featuresOf(weak.tokens, weak.text, undefined);
  weakFeatures.set(weak, known);
  return known;
}

function numbered(
  points: readonly Point[],
  from: number,
): { features: ReadonlyMap<number, number>; counts: Float32Array } {
  const counts = new Map<number, number>();
  for (const { features } of points)
    for (const one of new Set(features.flatMap(({ near, wide }) => [...near, ...wide])))
      counts.set(one, (counts.get(one) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count >= from).sort(([one], [other]) => one - other);
  return {
    features: new Map(often.map(([feature], row) => [feature, row])),
    counts: Float32Array.from(often, ([, count]) => count),
  };
}

/** Smaller errors would change nothing noticeable. */
const smallest = 5e-3;

function learn(
  learnt: Learnt,
  squares: { rows: Float32Array; steps: Float32Array },
  { features: all, allowed, weight }: Point,
  { rate, decay, dropped }: TaggerSettings,
  chance: () => number,
  kept?: Uint8Array,
): void {
  const keep = () => chance() >= dropped;
  const features = all.map(({ near, wide }) => ({ near: near.filter(keep), wide: wide.filter(keep) }));
  const scores = features.map((one) => {
    const own = new Float64Array(tagCount);
    scoreToken(one, learnt, own);
    for (let tag = 0; tag < tagCount; tag += 1) own[tag] = (own[tag] ?? 0) / (1 - dropped);
    return own;
  });
  const [expected, wanted] = [new Float64Array(stepCount), new Float64Array(stepCount)];
  const shares = marginals(scores, learnt, expected);
  const meant = meantShares(scores, allowed, learnt, wanted);
  for (let at = 0; at < stepCount; at += 1) {
    const value = ((wanted[at] ?? 0) - (expected[at] ?? 0)) * weight;
    if (value >= smallest || value <= -smallest) step(learnt.steps, squares.steps, at, value, rate, decay);
  }
  for (const [at, { near, wide }] of features.entries()) {
    const error = errorOf(meant[at], shares[at], weight);
    const wrong = [...error.keys()].filter((part) => Math.abs(error[part] ?? 0) >= smallest);
    const ofAct = wrong.filter((part) => isActPart[part]);
    for (const [list, some] of [
      [near, wrong],
      [wide, ofAct],
    ] as const)
      for (const feature of list) {
        for (const part of some) {
          const place = feature * partCount + part;
          if (!kept || kept[place]) step(learnt.rows, squares.rows, place, error[part] ?? 0, rate, decay);
        }
      }
  }
}

/** How likely each allowed tag is; certain where each token has only one. */
function meantShares(
  scores: readonly Float64Array[],
  allowed: readonly (readonly number[])[],
  weights: Weights,
  wanted: Float64Array,
): readonly Float64Array[] {
  if (allowed.every(({ length }) => length === 1)) {
    const path = allowed.map(([tag = 0]) => tag);
    for (const [at, tag] of path.entries()) {
      const place = stepOf(at === 0 ? undefined : path[at - 1], tag);
      wanted[place] = (wanted[place] ?? 0) + 1;
    }
    return path.map((tag) => {
      const own = new Float64Array(tagCount);
      own[tag] = 1;
      return own;
    });
  }
  const masked = scores.map((own, at) => {
    const only = new Float64Array(tagCount).fill(Number.NEGATIVE_INFINITY);
    for (const tag of allowed[at] ?? []) only[tag] = own[tag] ?? 0;
    return only;
  });
  return marginals(masked, weights, wanted);
}

function errorOf(meant: Float64Array | undefined, shares: Float64Array | undefined, weight: number): Float64Array {
  const error = new Float64Array(partCount);
  for (let tag = 0; tag < tagCount; tag += 1) {
    const wrong = ((meant?.[tag] ?? 0) - (shares?.[tag] ?? 0)) * weight;
    if (wrong > 1e-6 || wrong < -1e-6)
      for (const part of partsOfTag[tag] ?? []) error[part] = (error[part] ?? 0) + wrong;
  }
  return error;
}

function step(
  weights: Float32Array,
  squares: Float32Array,
  at: number,
  gradient: number,
  rate: number,
  decay: number,
): void {
  const old = weights[at] ?? 0;
  const slope = gradient - decay * old;
  const square = (squares[at] ?? 0) + slope * slope;
  squares[at] = square;
  weights[at] = old + (rate * slope) / Math.sqrt(square + 1e-2);
}

function shuffled<One>(all: readonly One[], chance: () => number): One[] {
  const mixed = [...all];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as One, mixed[at] as One];
  }
  return mixed;
}
