import { findHeadings, findItemRows } from './across.ts';
import { buildRows } from './rows.ts';
import { rowSolids, type Solid } from './solids.ts';
import { bodySize, type Row, type Word } from './word.ts';

/** An empty strip that separates text on its left from text on its right, over some height. */
export interface Gutter {
  readonly x: number;
  readonly width: number;
  readonly from: number;
  readonly to: number;
  readonly left: readonly Word[];
  readonly right: readonly Word[];
  readonly leftRows: readonly Row[];
  readonly rightRows: readonly Row[];
  /** The height over which both sides have text. */
  readonly shared: number;
}

/** A stretch of the region that nothing crosses at `x`, as indices of its sorted solids. */
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

const minGutterWidth = 7;
/** Fine enough to hit every strip of that width. */
const step = 5;
const maxCandidates = 10;

/** Candidate gutters of a region, tallest first. */
export function findGutters(words: readonly Word[], rows: readonly Row[]): Gutter[] {
  const em = bodySize(words);
  const solids = rows.flatMap(rowSolids).sort((a, b) => a.top - b.top);
  const wholeRows = [...findItemRows(solids), ...findHeadings(rows, em)].sort((a, b) => a.top - b.top);
  return openGutters(solids, wholeRows, em);
}

/** Candidate gutters that neither a solid nor a row taken as a whole crosses, tallest first; solids are given from the top. */
export function openGutters(solids: readonly Solid[], wholeRows: readonly Solid[], em: number): Gutter[] {
  let x0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  for (const solid of solids) {
    x0 = Math.min(x0, solid.x0);
    x1 = Math.max(x1, solid.x1);
  }
  const found = new Map<string, Run>();
  const minWidth = Math.max(minGutterWidth, em * 0.7);
  for (let x = x0 + step; x < x1; x += step) {
    for (const run of openRuns(solids, wholeRows, x)) {
      if (run.outer - run.inner < minWidth || run.shared < em * 1.5) continue;
      const key = `${Math.round(run.inner)} ${Math.round(run.outer)} ${run.start} ${run.end}`;
      if (!found.has(key)) found.set(key, run);
    }
  }
  const height = (run: Run) => Math.round(run.shared) * 1000 + (run.to - run.from);
  return [...found.values()]
    .sort((a, b) => height(b) - height(a))
    .slice(0, maxCandidates)
    .map((run) => toGutter(solids, run));
}

/** One side of a stretch during the scan from top to bottom. */
interface Side {
  edge: number;
  top: number;
  bottom: number;
}

/** The stretches, from top to bottom, that nothing crosses at `x` and that have text on both sides. */
function openRuns(solids: readonly Solid[], wholeRows: readonly Solid[], x: number): Run[] {
  const runs: Run[] = [];
  const left: Side = { edge: -Infinity, top: Infinity, bottom: -Infinity };
  const right: Side = { edge: Infinity, top: Infinity, bottom: -Infinity };
  let start = 0;
  let barrier = -Infinity;
  let nextRow = 0;
  for (let index = 0; index <= solids.length; index += 1) {
    const solid = solids[index];
    if (solid) {
      for (let row = wholeRows[nextRow]; row && row.top <= solid.top; row = wholeRows[nextRow]) {
        if (row.x0 < x && row.x1 > x && row.bottom > barrier) barrier = row.bottom;
        nextRow += 1;
      }
      // Anything in the same row as a line that crosses belongs to that line.
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
    width: run.outer - run.inner,
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
