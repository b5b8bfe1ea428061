import { createShuffle } from '../shuffle.ts';

/** The features of one row, and whether it is a heading. */
export interface SeenRow {
  readonly features: readonly string[];
  readonly isHeading: boolean;
}

const rate = 0.15;
const shrink = 2e-5;
/** Features seen less often than this do not generalise to other pages. */
const minSeen = 12;

/** Logistic regression, averaged over the later passes. Deterministic: the same rows give the same weights. */
export function learnWeights(rows: readonly SeenRow[], passes: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of rows) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const usual = [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= minSeen);
  const numbers = new Map(usual.map((name, at) => [name, at]));
  const packed = rows.map(({ features, isHeading }) => ({
    isHeading,
    features: Int32Array.from(features.flatMap((name) => numbers.get(name) ?? [])),
  }));
  const weights = new Float64Array(numbers.size);
  const sums = new Float64Array(numbers.size);
  const order = packed.map((_, at) => at);
  const shuffle = createShuffle();
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order);
    const step = rate / (1 + pass * 0.5);
    for (const at of order) {
      const row = packed[at];
      if (!row) continue;
      let score = 0;
      for (const feature of row.features) score += weights[feature] ?? 0;
      const miss = (row.isHeading ? 1 : 0) - 1 / (1 + Math.exp(-score));
      for (const feature of row.features)
        weights[feature] = (weights[feature] ?? 0) * (1 - shrink) + (step * miss) / Math.sqrt(row.features.length / 8);
    }
    if (pass >= passes / 2) for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
  }
  const counted = passes - Math.ceil(passes / 2);
  return new Map([...numbers].map(([name, at]) => [name, (sums[at] ?? 0) / counted]));
}
