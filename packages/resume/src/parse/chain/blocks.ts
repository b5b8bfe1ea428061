import type { Paragraph } from '../rows/wrapped-rows.ts';
import type { Piece } from './pieces.ts';

/** How many rows are looked at before it does not matter how many there are. */
const far = 4;

/**
 * Where a row is among the others: how far from what is told above and below it, how far from the next dates either
 * way, and which row of its own block it is. Heads are short blocks between what is told.
 */
export function seeBlocks(
  rows: readonly Paragraph[],
  byRow: readonly (readonly Piece[])[],
  isTold: readonly boolean[],
): string[][] {
  const isDated = rows.map((_, at) => byRow[at]?.some(({ period }) => period) ?? false);
  const isEdge = rows.map((row, at) => at > 0 && row.blankLinesBefore > 0);
  const usesBlanks = isEdge.filter(Boolean).length * 12 > rows.length;
  return rows.map((_, at) => {
    const above = distance(at, -1, (other) => isTold[other] ?? true);
    const below = distance(at, 1, (other) => isTold[other] ?? true);
    const datesAbove = isDated[at] ? 0 : distance(at, -1, (other) => isDated[other] ?? true, isTold);
    const datesBelow = isDated[at] ? 0 : distance(at, 1, (other) => isDated[other] ?? true, isTold);
    const features = [
      `block ${above}/${below}`,
      `block ${isTold[at]} ${above}`,
      `dates ${datesAbove}/${datesBelow}`,
      `dates ${datesAbove}/${datesBelow} block ${Math.min(above, 3)}/${Math.min(below, 3)}`,
    ];
    if (usesBlanks) {
      const [first, last] = [blankAbove(at, isEdge), blankBelow(at, isEdge)];
      features.push(`part ${first}/${last}`, `part ${first} ${isTold[at]} ${isDated[at]}`);
    }
    return features;
  });
}

/** Rows to the next that fits, or `far`; also `far` if one that stops the search comes first. */
function distance(from: number, step: 1 | -1, fits: (row: number) => boolean, stops?: readonly boolean[]): number {
  for (let count = 1; count < far; count += 1) {
    const at = from + step * count;
    if (fits(at)) return count;
    if (stops?.[at]) return far;
  }
  return far;
}

function blankAbove(at: number, isEdge: readonly boolean[]): number {
  let count = 0;
  while (count < far && at - count > 0 && !isEdge[at - count]) count += 1;
  return count;
}

function blankBelow(at: number, isEdge: readonly boolean[]): number {
  let count = 1;
  while (count < far && at + count < isEdge.length && !isEdge[at + count]) count += 1;
  return count;
}
