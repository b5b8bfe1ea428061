import { afterBy, type ChainModel, followsBy, hasCount, mayBe, stateCount } from '../../src/parse/chain/decode.ts';
import { labelCount, TELL } from '../../src/parse/chain/labels.ts';
import type { ChainInput } from '../../src/parse/chain/read-chain.ts';

/** A section and the right label of each of its pieces. */
export interface Example {
  /** The number of the made-up resume that it comes from. */
  readonly of: number;
  readonly input: ChainInput;
  readonly gold: readonly number[];
}

/** An example with feature names replaced by numbers, which makes learning several times faster. */
interface Packed {
  readonly features: readonly Int32Array[];
  readonly steps: Int32Array;
  readonly gold: Int8Array;
  /** The labels each piece may have, and which label pairs are allowed between it and the piece before. */
  readonly may: readonly Uint8Array[];
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

const never = -1e18;

/** An averaged structured perceptron with a margin. Deterministic: the same examples give the same weights. */
export function learnChain(examples: readonly Example[], passes: number): ChainModel {
  const features = new Numbers();
  const steps = new Numbers();
  const any = steps.of('*');
  const packed = examples.map((example) => pack(example, features, steps));
  const pairsFrom = features.names.length * labelCount;
  const hasFrom = pairsFrom + steps.names.length * labelCount * labelCount;
  const weights = new Float64Array(hasFrom + steps.names.length * hasCount * labelCount);
  const sums = new Float64Array(weights.length);
  let time = 1;
  const bump = (at: number, by: number): void => {
    weights[at] = (weights[at] ?? 0) + by;
    sums[at] = (sums[at] ?? 0) + by * time;
  };
  const learnFrom = (own: Packed, got: Int8Array): void => {
    const wrong = got.reduce((count, label, at) => count + (label === own.gold[at] ? 0 : 1), 0);
    if (wrong === 0) return;
    const rate = 1 / Math.sqrt(wrong);
    for (const [path, by] of [
      [own.gold, rate],
      [got, -rate],
    ] as const) {
      let [last, has] = [TELL as number, 0];
      for (const [at, label] of path.entries()) {
        if (got[at] !== own.gold[at])
          for (const feature of own.features[at] ?? []) bump(feature * labelCount + label, by);
        for (const step of [own.steps[at] ?? any, any]) {
          bump(pairsFrom + (step * labelCount + last) * labelCount + label, by);
          bump(hasFrom + (step * hasCount + has) * labelCount + label, by);
        }
        has = afterBy[has * labelCount + label] ?? 0;
        last = label;
      }
    }
  };
  const order = packed.map((_, at) => at);
  let seed = 7;
  for (let pass = 0; pass < passes; pass += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      const other = (seed >>> 8) % (at + 1);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) {
      const own = packed[at] as Packed;
      const got = decodePacked(own, weights, pairsFrom, hasFrom, any);
      time += 1;
      learnFrom(own, got);
    }
  }
  for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) - (sums[at] ?? 0) / time;
  const table = (names: readonly string[], from: number, size: number) =>
    new Map(names.map((name, at) => [name, weights.slice(from + at * size, from + (at + 1) * size)] as const));
  return {
    seen: table(features.names, 0, labelCount),
    pairs: table(steps.names, pairsFrom, labelCount * labelCount),
    has: table(steps.names, hasFrom, hasCount * labelCount),
  };
}

function pack({ input, gold }: Example, features: Numbers, steps: Numbers): Packed {
  return {
    features: input.features.map((names) => Int32Array.from(new Set(names.map((name) => features.of(name))))),
    steps: Int32Array.from(input.steps, (name) => steps.of(name)),
    gold: Int8Array.from(gold),
    may: input.pieces.map((piece) =>
      Uint8Array.from({ length: labelCount }, (_, label) =>
        mayBe(piece.isName, piece.period !== undefined, label) ? 1 : 0,
      ),
    ),
    follows: input.pieces.map(
      ({ before }, at) => followsBy[before === 'row' || at === 0 ? 1 : 0] ?? new Uint8Array(labelCount * labelCount),
    ),
  };
}

/** Like the parser's `decode`, but adds 1 to the score of every wrong label. */
function decodePacked(own: Packed, weights: Float64Array, pairsFrom: number, hasFrom: number, any: number): Int8Array {
  const count = own.features.length;
  const backs = new Int16Array(count * stateCount);
  const unary = new Float64Array(labelCount);
  let scores = new Float64Array(stateCount).fill(never);
  let next = new Float64Array(stateCount);
  for (let at = 0; at < count; at += 1) {
    for (let label = 0; label < labelCount; label += 1) {
      let sum = label === own.gold[at] ? 0 : 1;
      for (const feature of own.features[at] as Int32Array) sum += weights[feature * labelCount + label] as number;
      unary[label] = own.may[at]?.[label] ? sum : never;
    }
    next.fill(never);
    const step = own.steps[at] as number;
    const follows = own.follows[at] as Uint8Array;
    for (let from = 0; from < (at === 0 ? 1 : stateCount); from += 1) {
      const base = at === 0 ? 0 : (scores[from] as number);
      if (base <= never / 2) continue;
      const [label, has] = [Math.floor(from / hasCount), from % hasCount];
      for (let to = 0; to < labelCount; to += 1) {
        if (!follows[label * labelCount + to]) continue;
        const value =
          base +
          (unary[to] as number) +
          (weights[pairsFrom + (step * labelCount + label) * labelCount + to] as number) +
          (weights[pairsFrom + (any * labelCount + label) * labelCount + to] as number) +
          (weights[hasFrom + (step * hasCount + has) * labelCount + to] as number) +
          (weights[hasFrom + (any * hasCount + has) * labelCount + to] as number);
        const state = to * hasCount + (afterBy[has * labelCount + to] as number);
        if (value > never / 2 && value > (next[state] as number)) {
          next[state] = value;
          backs[at * stateCount + state] = from;
        }
      }
    }
    [scores, next] = [next, scores];
  }
  let state = 0;
  for (let at = 0; at < stateCount; at += 1) if ((scores[at] as number) > (scores[state] as number)) state = at;
  const path = new Int8Array(count);
  for (let at = count - 1; at >= 0; at -= 1) {
    path[at] = Math.floor(state / hasCount);
    state = backs[at * stateCount + state] as number;
  }
  return path;
}
