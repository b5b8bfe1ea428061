import { featureSpace, featuresOf } from '../src/understand/features.ts';
import { pack, type StoredModel } from '../src/understand/linear-model.ts';

export interface Example {
  readonly language: string;
  readonly author: string;
  readonly label: string;
  readonly text: string;
}

const rounds = 24;
const rate = 0.6;
const decay = 2e-6;
/** As many weights for each label, the largest, are kept: the others make the file large and the reading no better. */
const weightsPerLabel = 5000;

/** Multinomial logistic regression by stochastic gradient (AdaGrad). The same examples always give the same model. */
export function train(examples: readonly Example[]): StoredModel {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const points = examples.map(({ text, label }) => ({ places: featuresOf(text), label: labels.indexOf(label) }));
  const counts = labels.map((label) => examples.filter((one) => one.label === label).length);
  const average = examples.length / labels.length;
  const weights = new Float32Array(labels.length * featureSpace);
  const squares = new Float32Array(labels.length * featureSpace);
  const chance = generator(7);
  for (let round = 0; round < rounds; round += 1) {
    for (const { places, label } of shuffled(points, chance)) {
      const scale = 1 / Math.sqrt(Math.max(1, places.length));
      // A label with few examples is not to be forgotten for one with many.
      const weight = Math.min(3, Math.sqrt(average / (counts[label] ?? 1)));
      const shares = softmax(labels.map((_, at) => sumOf(weights, at, places) * scale));
      for (const [at, share] of shares.entries()) {
        const error = ((at === label ? 1 : 0) - share) * scale * weight;
        if (Math.abs(error) < 1e-5) continue;
        const row = at * featureSpace;
        for (const place of places) {
          const gradient = error - decay * (weights[row + place] ?? 0);
          const square = (squares[row + place] ?? 0) + gradient * gradient;
          squares[row + place] = square;
          weights[row + place] = (weights[row + place] ?? 0) + (rate * gradient) / Math.sqrt(square + 1e-4);
        }
      }
    }
  }
  return quantise(labels, weights);
}

function quantise(labels: readonly string[], weights: Float32Array): StoredModel {
  const sizes = Float32Array.from(weights, Math.abs).sort();
  const smallest = sizes.at(-labels.length * weightsPerLabel) ?? 0;
  const step = (sizes.at(-1) ?? 1) / 127;
  const bytes = Int8Array.from(weights, (weight) => (Math.abs(weight) < smallest ? 0 : Math.round(weight / step)));
  return { labels, step, weights: pack(bytes) };
}

function sumOf(weights: Float32Array, label: number, places: Uint16Array): number {
  let sum = 0;
  const row = label * featureSpace;
  for (const place of places) sum += weights[row + place] ?? 0;
  return sum;
}

function softmax(sums: readonly number[]): number[] {
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
