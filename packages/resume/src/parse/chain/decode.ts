import { datesLabel, employerLabel, isOpening, kindOf, labelCount, tellLabel, titleLabel } from './labels.ts';
import type { Piece } from './pieces.ts';

/** Weights of features per label, and of steps per pair of labels or per label and what the entry has so far. */
export interface ChainModel {
  readonly seen: ReadonlyMap<string, Float64Array>;
  readonly pairs: ReadonlyMap<string, Float64Array>;
  readonly has: ReadonlyMap<string, Float64Array>;
}

/** Whether the entry has a title, an employer and dates so far, as bits. Nothing else is tracked. */
export const hasCount = 8;
export const bitOf = (label: number): number => {
  const kind = kindOf(label);
  return kind === titleLabel ? 1 : kind === employerLabel ? 2 : kind === datesLabel ? 4 : 0;
};

/** What an entry has after this label. */
export const hasAfter = (has: number, label: number): number =>
  isOpening(label) ? bitOf(label) : label === tellLabel ? has : has | bitOf(label);

/** What separates a piece from the one before it, as a key for the weights of steps. */
export function stepOf(piece: Piece, isBlank: boolean): string {
  return piece.before === 'row' ? (isBlank ? 'blank' : 'row') : piece.before;
}

/** Body text starts in a new row or follows body text; a head label that opens no entry follows another head label. */
export const allows = (from: number, to: number, isNewRow: boolean): boolean => {
  if (isOpening(to)) return true;
  if (to === tellLabel) return isNewRow || from === tellLabel;
  return from !== tellLabel;
};

/** Only dates can be labelled as dates, and only pieces that can be names as title or employer. */
export function mayBe(mayName: boolean, isDate: boolean, label: number): boolean {
  const kind = kindOf(label);
  if (kind === datesLabel) return isDate;
  return mayName || (kind !== titleLabel && kind !== employerLabel);
}

/** Which label may follow which: within a row, and at the start of a new one. */
export const followsBy: readonly Uint8Array[] = [false, true].map((isNewRow) =>
  Uint8Array.from({ length: labelCount * labelCount }, (_, at) =>
    allows(Math.floor(at / labelCount), at % labelCount, isNewRow) ? 1 : 0,
  ),
);
export const stateCount = labelCount * hasCount;
/** `hasAfter` as a table. */
export const afterBy = Uint8Array.from({ length: hasCount * labelCount }, (_, at) =>
  hasAfter(Math.floor(at / labelCount), at % labelCount),
);
const mayByKind = [false, true].map((mayName) =>
  [false, true].map((isDate) => Array.from({ length: labelCount }, (_, label) => mayBe(mayName, isDate, label))),
);
const never = Number.NEGATIVE_INFINITY;

/** The best-scoring sequence of labels for a section's pieces (Viterbi). */
export function decode(
  pieces: readonly Piece[],
  features: readonly (readonly string[])[],
  steps: readonly string[],
  model: ChainModel,
): number[] {
  let scores = new Float64Array(stateCount).fill(never);
  let next = new Float64Array(stateCount);
  const backs = new Int16Array(pieces.length * stateCount).fill(-1);
  const unary = new Float64Array(labelCount);
  const tables = stepTables(model);
  scores[tellLabel * hasCount] = 0;
  for (const [at, piece] of pieces.entries()) {
    scoreLabels(features[at] ?? [], model, unary);
    const may = mayByKind[piece.mayName ? 1 : 0]?.[piece.period ? 1 : 0] ?? [];
    for (let label = 0; label < labelCount; label += 1) if (!may[label]) unary[label] = never;
    const [pairs, has] = tables(steps[at] ?? 'row');
    const follows = followsBy[piece.before === 'row' || at === 0 ? 1 : 0] as Uint8Array;
    next.fill(never);
    for (let from = 0; from < stateCount; from += 1) {
      const base = scores[from] as number;
      if (base === never) continue;
      const label = (from / hasCount) | 0;
      const had = from % hasCount;
      for (let to = 0; to < labelCount; to += 1) {
        const own = unary[to] as number;
        if (own === never || follows[label * labelCount + to] === 0) continue;
        const score = base + own + (pairs[label * labelCount + to] as number) + (has[had * labelCount + to] as number);
        const state = to * hasCount + (afterBy[had * labelCount + to] as number);
        if (score > (next[state] as number)) {
          next[state] = score;
          backs[at * stateCount + state] = from;
        }
      }
    }
    [scores, next] = [next, scores];
  }
  return trace(scores, backs, pieces.length);
}

type StepTables = (step: string) => readonly [Float64Array, Float64Array];

const tablesOf = new WeakMap<ChainModel, StepTables>();

function stepTables(model: ChainModel): StepTables {
  const known = tablesOf.get(model) ?? byStep(model);
  tablesOf.set(model, known);
  return known;
}

/** The weights of a step plus those of any step (`*`), summed once per step. */
function byStep(model: ChainModel): StepTables {
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

function trace(scores: Float64Array, backs: Int16Array, count: number): number[] {
  let state = 0;
  for (const [at, score] of scores.entries()) if (score > (scores[state] ?? 0)) state = at;
  const path: number[] = [];
  for (let at = count - 1; at >= 0; at -= 1) {
    path.push((state / hasCount) | 0);
    state = Math.max(0, backs[at * stateCount + state] ?? 0);
  }
  return path.reverse();
}

function scoreLabels(features: readonly string[], model: ChainModel, scores: Float64Array): void {
  scores.fill(0);
  for (const feature of features) {
    const weights = model.seen.get(feature);
    if (weights === undefined) continue;
    for (let label = 0; label < labelCount; label += 1)
      scores[label] = (scores[label] as number) + (weights[label] as number);
  }
}
