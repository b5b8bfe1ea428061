/** Parses a stored linear model: one feature and its weight per line. */
export function openWeights(stored: string): ReadonlyMap<string, number> {
  return new Map(
    stored
      .trim()
      .split('\n')
      .map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))] as const;
      }),
  );
}

export function sumOf(features: Iterable<string>, weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return sum;
}
