import { type Features, featureSpace, featuresOf, stemOf, wordsOf } from '../src/understand/features.ts';
import type { StoredModel } from '../src/understand/linear-model.ts';
import { packRuns } from '../src/understand/packed-bytes.ts';

export interface Example {
  readonly language: string;
  readonly author: string;
  readonly label: string;
  readonly text: string;
}

export interface Settings {
  readonly rounds: number;
  readonly rate: number;
  /** How strongly weights are pulled towards zero. */
  readonly decay: number;
  /** In how many examples a word must occur to be common. */
  readonly commonFrom: number;
  /** How many weights are kept per label: more make the file larger and the reading no better. */
  readonly weightsPerLabel: number;
  /** Calibrates how sure the model is, found on authors that it had not seen. */
  readonly cooling: number;
}

/** Chosen by how well each author's examples are read by a model that has not seen that author. */
export const settings: Settings = {
  rounds: 10,
  rate: 0.5,
  decay: 1e-5,
  commonFrom: 6,
  weightsPerLabel: 14_000,
  cooling: 1,
};

interface Point {
  readonly features: Features;
  readonly label: number;
  readonly weight: number;
}

/** Multinomial logistic regression by stochastic gradient (AdaGrad). The same examples always give the same model. */
export function train(examples: readonly Example[], how: Settings = settings): StoredModel {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const common = commonWords(examples, how.commonFrom);
  const isCommon = (word: string) => common.has(word);
  const counts = new Map(labels.map((label) => [label, examples.filter((one) => one.label === label).length]));
  const average = examples.length / labels.length;
  const points = examples.map(
    ({ text, label }): Point => ({
      features: featuresOf(text, isCommon),
      label: labels.indexOf(label),
      // A label with few examples must not be lost among those with many.
      weight: Math.min(3, Math.sqrt(average / (counts.get(label) ?? 1))),
    }),
  );
  const seen = new Uint32Array(featureSpace);
  for (const { features } of points) for (const at of features.places) seen[at] = (seen[at] ?? 0) + 1;
  const weights = new Float32Array(labels.length * featureSpace);
  const squares = new Float32Array(labels.length * featureSpace);
  const chance = generator(7);
  for (let round = 0; round < how.rounds; round += 1)
    for (const point of shuffled(points, chance)) learn(weights, squares, labels.length, point, how);
  return quantise(labels, [...common].sort(), weights, seen, how);
}

/** Smaller errors would change nothing noticeable. */
const minError = 4e-3;

function learn(
  weights: Float32Array,
  squares: Float32Array,
  size: number,
  { features: { places, counts }, label, weight }: Point,
  { rate, decay }: Settings,
): void {
  const shares = softmax(sumsOf(weights, size, places, counts));
  const errors = shares.map((share, at) => ((at === label ? 1 : 0) - share) * weight);
  const wrong = [...errors.keys()].filter((at) => Math.abs(errors[at] ?? 0) >= minError);
  for (let index = 0; index < places.length; index += 1) {
    const row = (places[index] ?? 0) * size;
    const count = counts[index] ?? 0;
    for (const at of wrong) {
      const old = weights[row + at] ?? 0;
      const gradient = (errors[at] ?? 0) * count - decay * old;
      const square = (squares[row + at] ?? 0) + gradient * gradient;
      squares[row + at] = square;
      weights[row + at] = old + (rate * gradient) / Math.sqrt(square + 1e-3);
    }
  }
}

/** Words that occur in enough examples not to belong to one trade or one employer. */
function commonWords(examples: readonly Example[], from: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { text } of examples)
    for (const word of new Set(wordsOf(text).flatMap((one) => (one.isName ? [] : [one.text, stemOf(one.text)]))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= from).map(([word]) => word));
}

/** Keeps the weights that matter most: a large one of a rare feature is worth less than a smaller one of a common feature. */
function quantise(
  labels: readonly string[],
  common: readonly string[],
  weights: Float32Array,
  seen: Uint32Array,
  { weightsPerLabel, cooling }: Settings,
): StoredModel {
  const worth = weights.map((weight, at) => Math.abs(weight) * Math.sqrt(seen[Math.floor(at / labels.length)] ?? 0));
  const least = worth.toSorted().at(-labels.length * weightsPerLabel) ?? 0;
  const kept = weights.map((weight, at) => ((worth[at] ?? 0) < least ? 0 : weight));
  const largest = kept.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = largest / steps;
  const bytes = Int8Array.from(kept, (weight) => Math.round(weight / step));
  return { labels, common, step: step * cooling, weights: packRuns(bytes) };
}

/** How many sizes a weight can have: more make the file larger and the reading no better. */
const steps = 63;

function sumsOf(weights: Float32Array, size: number, places: Uint32Array, counts: Float32Array): Float64Array {
  const sums = new Float64Array(size);
  for (let index = 0; index < places.length; index += 1) {
    const row = (places[index] ?? 0) * size;
    const count = counts[index] ?? 0;
    for (let at = 0; at < size; at += 1) sums[at] = (sums[at] ?? 0) + (weights[row + at] ?? 0) * count;
  }
  return sums;
}

function softmax(sums: Float64Array): Float64Array {
  const top = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - top));
  const all = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / all);
}

/** A small generator of our own (mulberry32), so that the order is the same everywhere. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffled<One>(all: readonly One[], chance: () => number): One[] {
  const mixed = [...all];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as One, mixed[at] as One];
  }
  return mixed;
}
