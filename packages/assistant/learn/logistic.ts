export interface Labelled {
  readonly features: ReadonlySet<string>;
  readonly isTrue: boolean;
  readonly weight: number;
}

export interface LogisticSettings {
  readonly rounds: number;
  readonly rate: number;
  /** How strongly weights are drawn to zero. */
  readonly shrink: number;
}

/** Logistic regression by AdaGrad over named features; '' is the bias. The same examples in the same order give the same weights. */
export function learnLogistic(
  examples: readonly Labelled[],
  { rounds, rate, shrink }: LogisticSettings,
): Map<string, number> {
  // Numbers for names: looking names up in every round would take most of the time.
  const numbers = new Map<string, number>([['', bias]]);
  const numbered = examples.map(({ features, isTrue, weight }) => ({
    features: Int32Array.from([...features, ''], (name) => {
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return number;
    }),
    truth: isTrue ? 1 : 0,
    weight,
  }));
  const weights = new Float64Array(numbers.size);
  const squares = new Float64Array(numbers.size);
  for (let round = 0; round < rounds; round += 1) {
    // A different but deterministic order each round: every k-th example, from another start.
    const step = [1, 7, 11, 13, 17, 19, 23, 29][round % 8] ?? 1;
    for (let index = 0; index < examples.length; index += 1) {
      const example = numbered[(index * step + round) % examples.length];
      if (!example) continue;
      const error = (example.truth - chanceOf(example.features, weights)) * example.weight;
      for (const feature of example.features) {
        const old = weights[feature] ?? 0;
        const gradient = error - (feature === bias ? 0 : shrink * old);
        const square = (squares[feature] ?? 0) + gradient * gradient;
        squares[feature] = square;
        weights[feature] = old + (rate * gradient) / Math.sqrt(square + 1e-2);
      }
    }
  }
  return new Map([...numbers].map(([name, number]) => [name, weights[number] ?? 0]));
}

const bias = 0;

function chanceOf(features: Int32Array, weights: Float64Array): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return 1 / (1 + Math.exp(-sum));
}
