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
  readonly leftRows: readonly Row[];
  readonly rightRows: readonly Row[];
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

/** A stretch of the region that nothing crosses at `x`, by the places of its solids in their order. */
interface Run {
  readonly x: number;
  readonly start: number;
  readonly end: number;
  readonly inner: number;
  readonly outer: number;
  readonly from: number;
  readonly to: number;
  readonly shared: number;
}

/** Words closer than this (in letter sizes) are one solid that no gutter can cross. */
const SOLID_GAP = 0.8;
/** How far behind its bullet a text may begin. */
const BULLET_GAP = 4;
const MIN_WIDTH = 7;
/** Fine enough to hit every strip of that width. */
const STEP = 5;
const MAX_CANDIDATES = 10;

/** Candidate gutters of a region, tallest first. */
export function findGutters(words: readonly Word[], rows: readonly Row[]): Gutter[] {
  const em = bodySize(words);
  const solids = rows.flatMap(rowSolids).sort((a, b) => a.top - b.top);
  const items = findItemRows(solids);
  let x0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  for (const solid of solids) {
    x0 = Math.min(x0, solid.x0);
    x1 = Math.max(x1, solid.x1);
  }
  const found = new Map<string, Run>();
  const minWidth = Math.max(MIN_WIDTH, em * 0.7);
  for (let x = x0 + STEP; x < x1; x += STEP) {
    for (const run of openRuns(solids, items, x)) {
      if (run.outer - run.inner < minWidth || run.shared < em * 1.5) continue;
      const key = `${Math.round(run.inner)} ${Math.round(run.outer)} ${run.start} ${run.end}`;
      if (!found.has(key)) found.set(key, run);
    }
  }
  const height = (run: Run) => Math.round(run.shared) * 1000 + (run.to - run.from);
  return [...found.values()]
    .sort((a, b) => height(b) - height(a))
    .slice(0, MAX_CANDIDATES)
    .map((run) => toGutter(solids, run));
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
  const solid = { words, x0: Infinity, x1: -Infinity, top: Infinity, bottom: -Infinity };
  for (const word of words) {
    solid.x0 = Math.min(solid.x0, word.x0);
    solid.x1 = Math.max(solid.x1, word.x1);
    solid.top = Math.min(solid.top, top(word));
    solid.bottom = Math.max(solid.bottom, bottom(word));
  }
  return solid;
}

/** One side of a stretch while it is walked down. */
interface Side {
  edge: number;
  top: number;
  bottom: number;
}

/** The stretches, from top to bottom, that nothing crosses at `x` and that have text on both sides. */
function openRuns(solids: readonly Solid[], items: readonly Solid[], x: number): Run[] {
  const runs: Run[] = [];
  const left: Side = { edge: -Infinity, top: Infinity, bottom: -Infinity };
  const right: Side = { edge: Infinity, top: Infinity, bottom: -Infinity };
  let start = 0;
  let barrier = -Infinity;
  let nextItem = 0;
  for (let index = 0; index <= solids.length; index += 1) {
    const solid = solids[index];
    if (solid) {
      for (let item = items[nextItem]; item && item.top <= solid.top; item = items[nextItem]) {
        if (item.x0 < x && item.x1 > x && item.bottom > barrier) barrier = item.bottom;
        nextItem += 1;
      }
      // What shares the row of a line that lies across belongs to that line.
      const isAcross = solid.x0 < x && solid.x1 > x;
      if (isAcross && solid.bottom > barrier) barrier = solid.bottom;
      if (!isAcross && solid.bottom > barrier + 1) {
        if (solid.x1 <= x) {
          if (solid.x1 > left.edge) left.edge = solid.x1;
          if (solid.top < left.top) left.top = solid.top;
          if (solid.bottom > left.bottom) left.bottom = solid.bottom;
        } else {
          if (solid.x0 < right.edge) right.edge = solid.x0;
          if (solid.top < right.top) right.top = solid.top;
          if (solid.bottom > right.bottom) right.bottom = solid.bottom;
        }
        continue;
      }
    }
    if (left.edge > -Infinity && right.edge < Infinity) runs.push(toRun(left, right, x, start, index));
    left.edge = left.bottom = right.bottom = -Infinity;
    right.edge = left.top = right.top = Infinity;
    start = index + 1;
  }
  return runs;
}

function toRun(left: Side, right: Side, x: number, start: number, end: number): Run {
  return {
    x,
    start,
    end,
    inner: left.edge,
    outer: right.edge,
    from: Math.min(left.top, right.top),
    to: Math.max(left.bottom, right.bottom),
    shared: Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top),
  };
}

function toGutter(solids: readonly Solid[], run: Run): Gutter {
  const left: Word[] = [];
  const right: Word[] = [];
  for (const solid of solids.slice(run.start, run.end)) (solid.x1 <= run.x ? left : right).push(...solid.words);
  let leftRows: readonly Row[] | undefined;
  let rightRows: readonly Row[] | undefined;
  return {
    x: (run.inner + run.outer) / 2,
    from: run.from,
    to: run.to,
    shared: run.shared,
    left,
    right,
    get leftRows() {
      leftRows ??= buildRows(left);
      return leftRows;
    },
    get rightRows() {
      rightRows ??= buildRows(right);
      return rightRows;
    },
  };
}

const MIN_ITEMS = 3;
const MAX_ITEM_WORDS = 6;
/** Items of one row stand closer than this many heights. */
const MAX_ITEM_GAP = 5;
/** Solids of one row stand that close in the order of their tops. */
const NEIGHBOURS = 24;

/**
 * Rows of items ("Berlin   mail@…   github.com/…"), each as one solid: their gaps are alike, so that the row lies
 * across a gutter although no item touches it.
 */
function findItemRows(solids: readonly Solid[]): Solid[] {
  const rows: Solid[] = [];
  const known = new Set<Solid>();
  solids.forEach((first, index) => {
    if (known.has(first)) return;
    const middle = (first.top + first.bottom) / 2;
    const row = solids
      .slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS)
      .filter((solid) => solid.top < middle && solid.bottom > middle);
    if (row.length < MIN_ITEMS || row.some((solid) => solid.words.length > MAX_ITEM_WORDS)) return;
    row.sort((a, b) => a.x0 - b.x0);
    const gaps = row.slice(1).map((solid, at) => solid.x0 - (row[at]?.x1 ?? solid.x0));
    const widest = Math.max(...gaps);
    if (widest >= Math.min(MAX_ITEM_GAP * (first.bottom - first.top), 3 * Math.min(...gaps))) return;
    for (const solid of row) known.add(solid);
    rows.push(toSolid(row.flatMap((solid) => solid.words)));
  });
  return rows.sort((a, b) => a.top - b.top);
}
