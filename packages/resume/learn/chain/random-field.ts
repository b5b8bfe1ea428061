import { afterBy, type ChainModel, followsBy, hasCount, mayBe, stateCount } from '../../src/parse/chain/decode.ts';
import { kindOf, labelCount, tellLabel } from '../../src/parse/chain/labels.ts';
import type { ChainInput } from '../../src/parse/chain/read-chain.ts';
import { createShuffle } from '../shuffle.ts';

/** A section and the right label of each of its pieces, as far as it is known. */
export interface Example {
  /** The number of the resume that it comes from. */
  readonly of: number;
  readonly input: ChainInput;
  readonly gold: readonly number[];
  /** How much it counts, if not 1. */
  readonly weight?: number;
}

/** Instead of a label: any may be right. */
export const unknown = -1;
/** Instead of a label: this kind is right, but it is not known whether it opens an entry. */
export const ofKind = (kind: number): number => unknown - kind;
const mayBeRight = (gold: number, label: number): boolean =>
  gold >= 0 ? label === gold : gold === unknown || kindOf(label) === unknown - gold;

/** An example with feature names replaced by numbers, which makes learning several times faster. */
interface Packed {
  readonly features: readonly Int32Array[];
  readonly steps: Int32Array;
  readonly weight: number;
  /** The labels each piece may have, and those that are right. */
  readonly may: readonly Uint8Array[];
  readonly right: readonly Uint8Array[];
  /** The labels, if all are known. */
  readonly path: readonly number[] | undefined;
  readonly follows: readonly Uint8Array[];
}

class Numbers {
  readonly names: string[] = [];
  private readonly known = new Map<string, number>();

  of(name: string): number {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    this.known.set(name, this.names.length);
    this.names.push(name);
    return this.names.length - 1;
  }
}

const rate = 0.15;
const decay = 0.1;
const pairCount = labelCount * labelCount;
const hadCount = hasCount * labelCount;

/**
 * A conditional random field, learnt by gradient steps that shrink with what was already learnt of a feature, with a
 * penalty on large weights. Deterministic: the same examples give the same weights.
 */
export function learnChain(examples: readonly Example[], passes: number): ChainModel {
  const features = new Numbers();
  const steps = new Numbers();
  const any = steps.of('*');
  const packed = examples.map((example) => pack(example, features, steps));
  const pairsFrom = features.names.length * labelCount;
  const hasFrom = pairsFrom + steps.names.length * pairCount;
  const weights = new Float64Array(hasFrom + steps.names.length * hadCount);
  const squares = new Float64Array(weights.length).fill(1e-2);
  const step = (at: number, gain: number): void => {
    if (gain === 0) return;
    const own = gain - decay * (weights[at] as number);
    squares[at] = (squares[at] as number) + own * own;
    weights[at] = (weights[at] as number) + (rate * own) / Math.sqrt(squares[at] as number);
  };
  const field = new Field(weights, pairsFrom, hasFrom, any, steps.names.length);
  const order = packed.map((_, at) => at);
  const shuffle = createShuffle();
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order);
    for (const at of order) {
      const own = packed[at] as Packed;
      field.ready(own);
      const wanted = field.expect(own, own.right);
      const got = field.expect(own, own.may);
      for (const [piece, names] of own.features.entries())
        for (let label = 0; label < labelCount; label += 1) {
          const gain =
            own.weight *
            ((wanted.labels[piece * labelCount + label] as number) -
              (got.labels[piece * labelCount + label] as number));
          if (Math.abs(gain) > 1e-4) for (const name of names) step(name * labelCount + label, gain);
        }
      for (const [from, size, one, other] of [
        [pairsFrom, pairCount, wanted.pairs, got.pairs],
        [hasFrom, hadCount, wanted.has, got.has],
      ] as const)
        for (const kind of new Set([...own.steps, any]))
          for (let cell = 0; cell < size; cell += 1)
            step(
              from + kind * size + cell,
              own.weight * ((one[kind * size + cell] as number) - (other[kind * size + cell] as number)),
            );
    }
  }
  const table = (names: readonly string[], from: number, size: number) =>
    new Map(names.map((name, at) => [name, weights.slice(from + at * size, from + (at + 1) * size)] as const));
  return {
    seen: table(features.names, 0, labelCount),
    pairs: table(steps.names, pairsFrom, pairCount),
    has: table(steps.names, hasFrom, hadCount),
  };
}

function pack({ input, gold, weight = 1 }: Example, features: Numbers, steps: Numbers): Packed {
  const may = input.pieces.map((piece) =>
    Uint8Array.from({ length: labelCount }, (_, label) =>
      mayBe(piece.mayName, piece.period !== undefined, label) ? 1 : 0,
    ),
  );
  return {
    path: gold.every((label) => label >= 0) ? gold : undefined,
    features: input.features.map((names) => Int32Array.from(new Set(names.map((name) => features.of(name))))),
    steps: Int32Array.from(input.steps, (name) => steps.of(name)),
    weight,
    may,
    right: may.map((own, at) => own.map((one, label) => (one && mayBeRight(gold[at] ?? unknown, label) ? 1 : 0))),
    follows: input.pieces.map(
      ({ before }, at) => followsBy[before === 'row' || at === 0 ? 1 : 0] ?? new Uint8Array(pairCount),
    ),
  };
}

interface Expected {
  readonly labels: Float64Array;
  readonly pairs: Float64Array;
  readonly has: Float64Array;
}

/** Sums over all label sequences of a section (forward and backward), scaled piece by piece. */
class Field {
  private readonly unary: Float64Array[] = [];
  private readonly pairs = new Map<number, Float64Array>();
  private readonly has = new Map<number, Float64Array>();

  constructor(
    private readonly weights: Float64Array,
    private readonly pairsFrom: number,
    private readonly hasFrom: number,
    private readonly any: number,
    private readonly stepCount: number,
  ) {}

  ready(own: Packed): void {
    const { weights, pairsFrom, hasFrom, any } = this;
    this.unary.length = 0;
    for (const names of own.features) {
      const scores = new Float64Array(labelCount);
      for (const name of names)
        for (let label = 0; label < labelCount; label += 1)
          scores[label] = (scores[label] as number) + (weights[name * labelCount + label] as number);
      const most = Math.max(...scores);
      this.unary.push(scores.map((score) => Math.exp(score - most)));
    }
    for (const kind of new Set(own.steps)) {
      const sum = (from: number, size: number): Float64Array =>
        Float64Array.from({ length: size }, (_, cell) =>
          Math.exp((weights[from + kind * size + cell] as number) + (weights[from + any * size + cell] as number)),
        );
      this.pairs.set(kind, sum(pairsFrom, pairCount));
      this.has.set(kind, sum(hasFrom, hadCount));
    }
  }

  /** What the labels that are allowed make likely. */
  expect(own: Packed, may: readonly Uint8Array[]): Expected {
    const count = own.features.length;
    const labels = new Float64Array(count * labelCount);
    const pairs = new Float64Array(this.stepCount * pairCount);
    const has = new Float64Array(this.stepCount * hadCount);
    const expected = { labels, pairs, has };
    if (may === own.right && own.path) {
      this.follow(own, own.path, expected);
      return expected;
    }
    const alphas = new Float64Array((count + 1) * stateCount);
    alphas[tellLabel * hasCount] = 1;
    for (let at = 0; at < count; at += 1) this.forward(own, may, at, alphas);
    let beta = new Float64Array(stateCount).fill(1);
    for (let at = count - 1; at >= 0; at -= 1) beta = this.backward(own, may, at, alphas, beta, expected);
    return expected;
  }

  /** The only sequence that is right. */
  private follow(own: Packed, path: readonly number[], { labels, pairs, has }: Expected): void {
    let [last, had] = [tellLabel as number, 0];
    for (const [at, label] of path.entries()) {
      labels[at * labelCount + label] = 1;
      for (const step of [own.steps[at] ?? this.any, this.any]) {
        const pair = step * pairCount + last * labelCount + label;
        const cell = step * hadCount + had * labelCount + label;
        pairs[pair] = (pairs[pair] as number) + 1;
        has[cell] = (has[cell] as number) + 1;
      }
      had = afterBy[had * labelCount + label] ?? 0;
      last = label;
    }
  }

  private forward(own: Packed, may: readonly Uint8Array[], at: number, alphas: Float64Array): void {
    const [pairs, has] = this.tables(own, at);
    const [unary, allowed, follows] = [this.unary[at], may[at], own.follows[at]] as [
      Float64Array,
      Uint8Array,
      Uint8Array,
    ];
    const [from, to] = [at * stateCount, (at + 1) * stateCount];
    let sum = 0;
    for (let state = 0; state < stateCount; state += 1) {
      const base = alphas[from + state] as number;
      if (base === 0) continue;
      const label = (state / hasCount) | 0;
      const had = state % hasCount;
      for (let next = 0; next < labelCount; next += 1) {
        if (!allowed[next] || !follows[label * labelCount + next]) continue;
        const value =
          base *
          (pairs[label * labelCount + next] as number) *
          (has[had * labelCount + next] as number) *
          (unary[next] as number);
        const target = to + next * hasCount + (afterBy[had * labelCount + next] as number);
        alphas[target] = (alphas[target] as number) + value;
        sum += value;
      }
    }
    const scale = sum > 0 ? 1 / sum : 0;
    for (let state = 0; state < stateCount; state += 1) alphas[to + state] = (alphas[to + state] as number) * scale;
  }

  private backward(
    own: Packed,
    may: readonly Uint8Array[],
    at: number,
    alphas: Float64Array,
    beta: Float64Array,
    expected: Expected,
  ): Float64Array<ArrayBuffer> {
    const [pairs, has] = this.tables(own, at);
    const [unary, allowed, follows] = [this.unary[at], may[at], own.follows[at]] as [
      Float64Array,
      Uint8Array,
      Uint8Array,
    ];
    const from = at * stateCount;
    const kind = own.steps[at] as number;
    const before = new Float64Array(stateCount);
    const flows = new Float64Array(pairCount);
    const hadFlows = new Float64Array(hadCount);
    let total = 0;
    let most = 0;
    for (let state = 0; state < stateCount; state += 1) {
      const base = alphas[from + state] as number;
      if (base === 0) continue;
      const label = (state / hasCount) | 0;
      const had = state % hasCount;
      let sum = 0;
      for (let next = 0; next < labelCount; next += 1) {
        if (!allowed[next] || !follows[label * labelCount + next]) continue;
        const value =
          (pairs[label * labelCount + next] as number) *
          (has[had * labelCount + next] as number) *
          (unary[next] as number) *
          (beta[next * hasCount + (afterBy[had * labelCount + next] as number)] as number);
        sum += value;
        flows[label * labelCount + next] = (flows[label * labelCount + next] as number) + base * value;
        hadFlows[had * labelCount + next] = (hadFlows[had * labelCount + next] as number) + base * value;
      }
      before[state] = sum;
      most = Math.max(most, sum);
      total += base * sum;
    }
    if (total > 0)
      for (const step of kind === this.any ? [kind] : [kind, this.any]) {
        for (let cell = 0; cell < pairCount; cell += 1) {
          const flow = (flows[cell] as number) / total;
          expected.pairs[step * pairCount + cell] = (expected.pairs[step * pairCount + cell] as number) + flow;
          if (step !== kind || kind === this.any) continue;
          const label = at * labelCount + (cell % labelCount);
          expected.labels[label] = (expected.labels[label] as number) + flow;
        }
        for (let cell = 0; cell < hadCount; cell += 1)
          expected.has[step * hadCount + cell] =
            (expected.has[step * hadCount + cell] as number) + (hadFlows[cell] as number) / total;
      }
    return most > 0 ? before.map((one) => one / most) : before;
  }

  private tables(own: Packed, at: number): [Float64Array, Float64Array] {
    const kind = own.steps[at] as number;
    return [this.pairs.get(kind) ?? new Float64Array(), this.has.get(kind) ?? new Float64Array()];
  }
}
