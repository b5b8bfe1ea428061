import { type Gutter, openGutters } from './gutters.ts';
import { findSidebar } from './sidebars.ts';
import { rowSolids, type Solid, toSolid } from './solids.ts';
import { bodySize, bottom, type Row, top, type Word } from './word.ts';

/** How much of the page's height both columns fill, at least, and how much if nothing on the page crosses the gutter. */
const minShare = 0.5;
const minClearShare = 0.25;
const minRows = 8;
/** The rows of a table or of a margin share their baselines; those of columns do so by chance. */
const maxAligned = 0.5;

/**
 * The gutter of a page whose two columns run independently of each other over most of its height. What it shows
 * outweighs any single row that looks as if it belonged to both sides: a bold line flush left, a justified line with
 * wide gaps, an address that runs out of its column.
 */
export function findPageGutter(words: readonly Word[], rows: readonly Row[]): Gutter | undefined {
  if (rows.length < 2 * minRows) return undefined;
  const height = Math.max(...rows.map(bottom)) - Math.min(...rows.map(top));
  const em = bodySize(words);
  const solids = rows.flatMap(rowSolids);
  const gutter = tallest(solids, em, height);
  if (!gutter) return undefined;
  const parted = partOverflows(solids, gutter);
  return parted.length > solids.length ? (tallest(parted, em, height) ?? gutter) : gutter;
}

function tallest(solids: readonly Solid[], em: number, height: number): Gutter | undefined {
  const sorted = [...solids].sort((a, b) => a.top - b.top);
  return openGutters(sorted, [], em).find((gutter) => {
    const isClear = gutter.to - gutter.from > 0.95 * height;
    const share = isClear ? minClearShare : minShare;
    return gutter.shared >= share * height && areIndependent(gutter.leftRows, gutter.rightRows) && !findSidebar(gutter);
  });
}

function areIndependent(left: readonly Row[], right: readonly Row[]): boolean {
  const from = Math.max(left[0]?.y ?? 0, right[0]?.y ?? 0);
  const to = Math.min(left.at(-1)?.y ?? 0, right.at(-1)?.y ?? 0);
  const within = (rows: readonly Row[]) => rows.filter((row) => row.y > from - row.size && row.y < to + row.size);
  const [one, other] = [within(left), within(right)];
  const shorter = Math.min(one.length, other.length);
  if (shorter < minRows) return false;
  const aligned = one.filter((row) => other.some((beside) => Math.abs(beside.y - row.y) < row.size * 0.15));
  return aligned.length < maxAligned * shorter;
}

/** An address too long for its column all but touches the text beside it, which still begins where its column begins. */
function partOverflows(solids: readonly Solid[], gutter: Gutter): Solid[] {
  const inner = gutter.x - gutter.width / 2;
  const edge = usualStart(gutter.rightRows);
  return solids.flatMap((solid) => {
    const start = solid.words.findIndex((word) => Math.abs(word.x0 - edge) < 1);
    const last = solid.words[start - 1];
    const isOver = last !== undefined && last.x0 < inner && last.x1 > inner && last.x1 <= edge;
    if (!isOver) return [solid];
    const left = toSolid(solid.words.slice(0, start));
    return [{ ...left, x1: Math.min(left.x1, inner) }, toSolid(solid.words.slice(start))];
  });
}

function usualStart(rows: readonly Row[]): number {
  const starts = new Map<number, number>();
  for (const { x0 } of rows) starts.set(Math.round(x0), (starts.get(Math.round(x0)) ?? 0) + 1);
  return [...starts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}
