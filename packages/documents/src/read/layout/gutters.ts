import { isBulletWord } from './bullets.ts';
import { buildRows, splitRow } from './rows.ts';
import { bodySize, bottom, type Row, type Span, top, type Word } from './word.ts';

/** An empty strip that parts text on its left from text on its right, over some height. */
export interface Gutter {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly left: readonly Word[];
  readonly right: readonly Word[];
  /** The height over which both sides have text. */
  readonly shared: number;
}

interface Solid {
  readonly words: readonly Word[];
  readonly x0: number;
  readonly x1: number;
  readonly top: number;
  readonly bottom: number;
}

/** Words closer than this (in letter sizes) are one solid that no gutter can cross. */
const SOLID_GAP = 0.8;
/** How far behind its bullet a text may begin. */
const BULLET_GAP = 4;
const MIN_WIDTH = 7;
const STEP = 3;
const MAX_ITEM_WORDS = 6;
/** Solids of one row stand that close in the order of their tops. */
const NEIGHBOURS = 24;
/** Items of one row stand closer than this many heights. */
const MAX_ITEM_GAP = 5;
const MAX_CANDIDATES = 12;

/** Candidate gutters of a region, tallest first. */
export function findGutters(words: readonly Word[]): Gutter[] {
  const em = bodySize(words);
  const solids = buildRows(words).flatMap(rowSolids);
  solids.sort((a, b) => a.top - b.top);
  const x0 = Math.min(...solids.map((solid) => solid.x0));
  const x1 = Math.max(...solids.map((solid) => solid.x1));
  const found = new Map<string, Gutter>();
  for (let x = x0 + STEP; x < x1; x += STEP) {
    for (const run of openRuns(solids, x)) {
      const gutter = measure(run, x, Math.max(MIN_WIDTH, em * 0.7));
      if (!gutter || gutter.shared < em * 1.5) continue;
      const key = `${Math.round(gutter.x)} ${Math.round(gutter.from)} ${Math.round(gutter.to)}`;
      if (!found.has(key)) found.set(key, gutter);
    }
  }
  const height = (gutter: Gutter) => Math.round(gutter.shared) * 1000 + (gutter.to - gutter.from);
  return [...found.values()].sort((a, b) => height(b) - height(a)).slice(0, MAX_CANDIDATES);
}

function rowSolids(row: Row): Solid[] {
  const solids: Solid[] = [];
  let sign: Span | undefined;
  for (const span of splitRow(row, SOLID_GAP)) {
    // A bullet and its text are one, however far the text is set off.
    const words = sign && span.x0 - sign.x1 < BULLET_GAP * row.size ? [...sign.words, ...span.words] : span.words;
    if (sign && words === span.words) solids.push(toSolid(sign.words));
    const [only] = words;
    sign = words.length === 1 && only && (only.isSymbol || isBulletWord(only)) ? span : undefined;
    if (!sign) solids.push(toSolid(words));
  }
  if (sign) solids.push(toSolid(sign.words));
  return solids;
}

function toSolid(words: readonly Word[]): Solid {
  return {
    words,
    x0: Math.min(...words.map((word) => word.x0)),
    x1: Math.max(...words.map((word) => word.x1)),
    top: Math.min(...words.map(top)),
    bottom: Math.max(...words.map(bottom)),
  };
}

/** The stretches of the region, from top to bottom, that nothing crosses at `x`. */
function openRuns(solids: readonly Solid[], x: number): Solid[][] {
  const runs: Solid[][] = [];
  let run: Solid[] = [];
  let barrier = Number.NEGATIVE_INFINITY;
  for (const [index, solid] of solids.entries()) {
    barrier = Math.max(barrier, ...findItemRow(solids, index, x).map((item) => item.bottom));
    const isAcross = solid.x0 < x && solid.x1 > x;
    // What shares the row of a line that lies across belongs to that line.
    if (isAcross) barrier = Math.max(barrier, solid.bottom);
    if (isAcross || solid.bottom <= barrier + 1) {
      if (run.length > 1) runs.push(run);
      run = [];
    } else {
      run.push(solid);
    }
  }
  if (run.length > 1) runs.push(run);
  return runs;
}

function measure(run: readonly Solid[], x: number, minWidth: number): Gutter | undefined {
  const left = run.filter((solid) => solid.x1 <= x);
  const right = run.filter((solid) => solid.x0 >= x);
  if (left.length === 0 || right.length === 0) return undefined;
  const inner = Math.max(...left.map((solid) => solid.x1));
  const outer = Math.min(...right.map((solid) => solid.x0));
  if (outer - inner < minWidth) return undefined;
  const [leftTop, leftBottom] = extent(left);
  const [rightTop, rightBottom] = extent(right);
  return {
    x: (inner + outer) / 2,
    from: Math.min(leftTop, rightTop),
    to: Math.max(leftBottom, rightBottom),
    left: left.flatMap((solid) => solid.words),
    right: right.flatMap((solid) => solid.words),
    shared: Math.min(leftBottom, rightBottom) - Math.max(leftTop, rightTop),
  };
}

function extent(solids: readonly Solid[]): [number, number] {
  return [Math.min(...solids.map((solid) => solid.top)), Math.max(...solids.map((solid) => solid.bottom))];
}

/**
 * A row of items ("Berlin   mail@…   github.com/…"): its gap at `x` is one of several alike, so that it lies across
 * the gutter although no item touches it.
 */
function findItemRow(solids: readonly Solid[], index: number, x: number): readonly Solid[] {
  const first = solids[index];
  if (!first) return [];
  const middle = (first.top + first.bottom) / 2;
  const row = solids
    .slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS)
    .filter((solid) => solid.top < middle && solid.bottom > middle);
  if (row.length < 3 || row.some((solid) => solid.words.length > MAX_ITEM_WORDS)) return [];
  row.sort((a, b) => a.x0 - b.x0);
  const gaps = row.slice(1).map((solid, at) => solid.x0 - (row[at]?.x1 ?? solid.x0));
  const isAlike = Math.max(...gaps) < Math.min(MAX_ITEM_GAP * (first.bottom - first.top), 3 * Math.min(...gaps));
  return isAlike && (row[0]?.x0 ?? x) < x && (row.at(-1)?.x1 ?? x) > x ? row : [];
}
