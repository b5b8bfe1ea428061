export interface ChartPoint {
  readonly date: string;
  readonly value: number;
}

export interface ChartBox {
  readonly width: number;
  readonly height: number;
}

/** A round number above the highest value, for the label of the chart's top line. */
export function niceTop(values: readonly number[]): number {
  const highest = Math.max(0, ...values);
  if (highest <= 4) return 4;
  const step = 10 ** Math.floor(Math.log10(highest));
  const factor = [1, 2, 2.5, 4, 5, 10].find((candidate) => candidate * step >= highest) ?? 10;
  return factor * step;
}

/** The position of each value in the box; a single one is in the middle. */
export function placePoints(values: readonly number[], { width, height }: ChartBox): [number, number][] {
  const top = niceTop(values);
  return values.map((value, index) => [
    round(values.length === 1 ? width / 2 : (index / (values.length - 1)) * width),
    round(height - (Math.max(0, value) / top) * height),
  ]);
}

export const linePath = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

const round = (value: number) => Math.round(value * 10) / 10;
