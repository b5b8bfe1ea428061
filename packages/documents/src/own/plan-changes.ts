import { splitWords } from '@fitted/resume/diff/split-words';
import { diffArrays } from 'diff';
import type { ResumeLine } from './resume-lines.ts';

/**
 * Where a line of the improved resume comes from; `from` is an index in the file's lines, `to` in the improved ones.
 */
export type LineChange =
  | { readonly kind: 'keep' | 'replace' | 'move'; readonly from: number; readonly to: number }
  | { readonly kind: 'insert'; readonly to: number };

export interface ChangePlan {
  /** In the order of the improved resume. */
  readonly lines: readonly LineChange[];
  /** Lines of the file that the improved resume does not have. */
  readonly removed: readonly number[];
}

/** The share of common words that makes two lines the same: at the same place, and at different ones. */
const sameLine = 0.34;
const sameLineElsewhere = 0.6;

/** Compares the file's lines with the improved ones: which were kept, reworded, moved, added and removed. */
export function planChanges(before: readonly ResumeLine[], after: readonly ResumeLine[]): ChangePlan {
  const origin = new Map<number, { from: number; isMoved: boolean }>();
  const taken = new Set<number>();
  const pair = (from: number, to: number, isMoved: boolean) => {
    origin.set(to, { from, isMoved });
    taken.add(from);
  };

  const gaps = findGaps(before, after, (from, to) => pair(from, to, false));
  const leftBefore = () => gaps.flatMap(({ from }) => from).filter((index) => !taken.has(index));
  const leftAfter = () => gaps.flatMap(({ to }) => to).filter((index) => !origin.has(index));

  for (const to of leftAfter()) {
    const from = leftBefore().find((index) => before[index]?.text === after[to]?.text);
    if (from !== undefined) pair(from, to, true);
  }
  for (const gap of gaps) pairReworded(gap, before, after, { taken, origin, pair });
  for (const to of leftAfter()) {
    const best = mostAlike(leftBefore(), to, before, after);
    if (best && best.likeness >= sameLineElsewhere) pair(best.from, to, true);
  }

  const lines = after.map((line, to): LineChange => {
    const found = origin.get(to);
    if (!found) return { kind: 'insert', to };
    const { from, isMoved } = found;
    const isSame = before[from]?.text === line.text;
    return { kind: isMoved ? 'move' : isSame ? 'keep' : 'replace', from, to };
  });
  return { lines, removed: before.map((_, index) => index).filter((index) => !taken.has(index)) };
}

interface Gap {
  readonly from: number[];
  readonly to: number[];
}

/** The stretches where the two differ; all other lines are reported as kept. */
function findGaps(
  before: readonly ResumeLine[],
  after: readonly ResumeLine[],
  keep: (from: number, to: number) => void,
): Gap[] {
  const textOf = ({ text }: ResumeLine) => text;
  const gaps: Gap[] = [];
  let [from, to] = [0, 0];
  let gap: Gap | undefined;
  for (const { added, removed, count } of diffArrays(before.map(textOf), after.map(textOf))) {
    if (!added && !removed) {
      gap = undefined;
      for (let step = 0; step < count; step += 1) keep(from++, to++);
      continue;
    }
    if (!gap) {
      gap = { from: [], to: [] };
      gaps.push(gap);
    }
    for (let step = 0; step < count; step += 1) {
      if (removed) gap.from.push(from++);
      else gap.to.push(to++);
    }
  }
  return gaps;
}

interface Pairing {
  readonly taken: ReadonlySet<number>;
  readonly origin: ReadonlyMap<number, unknown>;
  readonly pair: (from: number, to: number, isMoved: boolean) => void;
}

/** Within one gap lines keep their order: the likeliest partner is looked for after the last one. */
function pairReworded(
  gap: Gap,
  before: readonly ResumeLine[],
  after: readonly ResumeLine[],
  { taken, origin, pair }: Pairing,
): void {
  let earliest = 0;
  for (const to of gap.to) {
    if (origin.has(to)) continue;
    const free = gap.from.filter((index) => index >= earliest && !taken.has(index));
    const best = mostAlike(free, to, before, after);
    if (!best || best.likeness < sameLine) continue;
    pair(best.from, to, false);
    earliest = best.from + 1;
  }
  renameHeading(gap, before, after, { taken, origin, pair });
}

/** A heading in another's place is the same heading renamed, even without a common word. */
function renameHeading(
  gap: Gap,
  before: readonly ResumeLine[],
  after: readonly ResumeLine[],
  { taken, origin, pair }: Pairing,
): void {
  const gone = gap.from.filter((index) => before[index]?.role === 'heading' && !taken.has(index));
  const come = gap.to.filter((index) => after[index]?.role === 'heading' && !origin.has(index));
  const [from, to] = [gone[0], come[0]];
  // Both are first where the two texts diverge, and there is no other candidate.
  const isOne = gone.length === 1 && come.length === 1 && gap.from[0] === from && gap.to[0] === to;
  if (isOne && from !== undefined && to !== undefined) pair(from, to, false);
}

function mostAlike(
  candidates: readonly number[],
  to: number,
  before: readonly ResumeLine[],
  after: readonly ResumeLine[],
): { from: number; likeness: number } | undefined {
  let best: { from: number; likeness: number } | undefined;
  for (const from of candidates) {
    const likeness = likenessOf(before[from]?.text ?? '', after[to]?.text ?? '');
    if (!best || likeness > best.likeness) best = { from, likeness };
  }
  return best;
}

function likenessOf(one: string, other: string): number {
  const words = (text: string) => splitWords(text.toLowerCase()).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [first, second] = [words(one), words(other)];
  const counts = new Map<string, number>();
  for (const word of first) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of second) {
    const left = counts.get(word) ?? 0;
    if (left > 0) shared += 1;
    counts.set(word, left - 1);
  }
  return (2 * shared) / Math.max(1, first.length + second.length);
}
