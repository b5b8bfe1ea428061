import { DATES, EMPLOYER, isOpening, kindOf, labelCount, TELL, TITLE } from './labels.ts';
import type { Piece } from './pieces.ts';

/** Weights by name of feature: a number for each label, for each pair of labels, or for each label by what the entry has so far. */
export interface ChainModel {
  readonly seen: ReadonlyMap<string, Float64Array>;
  readonly pairs: ReadonlyMap<string, Float64Array>;
  readonly has: ReadonlyMap<string, Float64Array>;
}

/** Title, employer and dates that the entry has so far, as bits; what it has beside them is not counted. */
export const hasCount = 8;
export const bitOf = (label: number): number => {
  const kind = kindOf(label);
  return kind === TITLE ? 1 : kind === EMPLOYER ? 2 : kind === DATES ? 4 : 0;
};

/** What an entry has after this label. */
export const hasAfter = (has: number, label: number): number =>
  isOpening(label) ? bitOf(label) : label === TELL ? has : has | bitOf(label);

/** What parts two pieces, for the weights of pairs. */
export function stepOf(piece: Piece, isBlank: boolean): string {
  return piece.before === 'row' ? (isBlank ? 'blank' : 'row') : piece.before;
}

/** Of a pair only whether the second piece goes on in the same row: what was a title may go on as one. */
export const allows = (from: number, to: number, isNewRow: boolean): boolean => {
  if (isOpening(to)) return true;
  if (to === TELL) return isNewRow || from === TELL;
  return from !== TELL;
};

/** Dates are dates and nothing else is, and what can name nobody names none. */
export function mayBe({ period, isName }: Pick<Piece, 'period' | 'isName'>, label: number): boolean {
  const kind = kindOf(label);
  if (kind === DATES) return period !== undefined;
  return isName || (kind !== TITLE && kind !== EMPLOYER);
}

/** The labels of a section's pieces that fit best together. `cost` is added to each label that is not the given one, for learning. */
export function decode(
  pieces: readonly Piece[],
  features: readonly (readonly string[])[],
  steps: readonly string[],
  model: ChainModel,
  gold?: readonly number[],
): number[] {
  const states = labelCount * hasCount;
  let scores = new Float64Array(states).fill(Number.NEGATIVE_INFINITY);
  const backs: Int16Array[] = [];
  const tables = byStep(model);
  for (const [at, piece] of pieces.entries()) {
    const unary = scoreLabels(features[at] ?? [], model);
    for (let label = 0; label < labelCount; label += 1)
      if (!mayBe(piece, label)) unary[label] = Number.NEGATIVE_INFINITY;
    if (gold)
      for (let label = 0; label < labelCount; label += 1)
        if (label !== gold[at]) unary[label] = (unary[label] ?? 0) + 1;
    const step = steps[at] ?? 'row';
    const [pairs, has] = tables(step);
    const next = new Float64Array(states).fill(Number.NEGATIVE_INFINITY);
    const back = new Int16Array(states).fill(-1);
    const isNewRow = piece.before === 'row';
    for (let from = at === 0 ? -1 : 0; from < (at === 0 ? 0 : states); from += 1) {
      const base = from < 0 ? 0 : (scores[from] ?? 0);
      if (base === Number.NEGATIVE_INFINITY) continue;
      const [label, had] = from < 0 ? [TELL, 0] : [Math.floor(from / hasCount), from % hasCount];
      for (let to = 0; to < labelCount; to += 1) {
        if (!allows(label, to, isNewRow || from < 0)) continue;
        const score =
          base + (unary[to] ?? 0) + (pairs[label * labelCount + to] ?? 0) + (has[had * labelCount + to] ?? 0);
        const state = to * hasCount + hasAfter(had, to);
        if (score > (next[state] ?? 0)) {
          next[state] = score;
          back[state] = from;
        }
      }
    }
    scores = next;
    backs.push(back);
  }
  return trace(scores, backs);
}

/** The weights of a step and of any step together, each added up once. */
function byStep(model: ChainModel): (step: string) => readonly [Float64Array, Float64Array] {
  const known = new Map<string, readonly [Float64Array, Float64Array]>();
  const sum = (table: ReadonlyMap<string, Float64Array>, step: string, size: number): Float64Array => {
    const [own, any] = [table.get(step), table.get('*')];
    return Float64Array.from({ length: size }, (_, at) => (own?.[at] ?? 0) + (any?.[at] ?? 0));
  };
  return (step) => {
    const found = known.get(step) ?? [
      sum(model.pairs, step, labelCount * labelCount),
      sum(model.has, step, hasCount * labelCount),
    ];
    known.set(step, found);
    return found;
  };
}

function trace(scores: Float64Array, backs: readonly Int16Array[]): number[] {
  let state = 0;
  for (const [at, score] of scores.entries()) if (score > (scores[state] ?? 0)) state = at;
  const path: number[] = [];
  for (let at = backs.length - 1; at >= 0; at -= 1) {
    path.push(Math.floor(state / hasCount));
    state = backs[at]?.[state] ?? 0;
  }
  return path.reverse();
}

function scoreLabels(features: readonly string[], model: ChainModel): Float64Array {
  const scores = new Float64Array(labelCount);
  for (const feature of features) {
    const weights = model.seen.get(feature);
    if (weights)
      for (let label = 0; label < labelCount; label += 1) scores[label] = (scores[label] ?? 0) + (weights[label] ?? 0);
  }
  return scores;
}
