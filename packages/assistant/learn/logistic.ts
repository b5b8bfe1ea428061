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
  const weights = new Map<string, number>([['', 0]]);
  const squares = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    // A different but deterministic order each round: every k-th example, from another start.
    const step = [1, 7, 11, 13, 17, 19, 23, 29][round % 8] ?? 1;
    for (let index = 0; index < examples.length; index += 1) {
      const example = examples[(index * step + round) % examples.length];
      if (!example) continue;
      const error = ((example.isTrue ? 1 : 0) - chanceOf(example.features, weights)) * example.weight;
      for (const name of [...example.features, '']) {
        const old = weights.get(name) ?? 0;
        const gradient = error - (name === '' ? 0 : shrink * old);
        const square = (squares.get(name) ?? 0) + gradient * gradient;
        squares.set(name, square);
        weights.set(name, old + (rate * gradient) / Math.sqrt(square + 1e-2));
      }
    }
  }
  return weights;
}

function chanceOf(features: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  let sum = weights.get('') ?? 0;
  for (const name of features) sum += weights.get(name) ?? 0;
  return 1 / (1 + Math.exp(-sum));
}
