import { actNames, isActPart, parts, partsOfTag, tags } from './tags.ts';

/** Weights for the parts of tags by feature, and for the transitions between tags. */
export interface Weights {
  /** The row of a feature, or undefined if nothing was learnt for it. */
  rowOf(feature: number): number | undefined;
  /** One row per feature, with a weight for each part. */
  readonly rows: ArrayLike<number>;
  /** Transition weights, indexed by `stepOf`. */
  readonly steps: ArrayLike<number>;
}

export const tagCount = tags.length;
export const partCount = parts.length;
const actParts = parts.flatMap((_, at) => (isActPart[at] ? [at] : []));

/** The number of the act that a tag belongs to; tokens outside any act form a group of their own. */
const groupOf = Int32Array.from(tags, ({ act }) => (act === undefined ? 0 : 1 + actNames.indexOf(act)));
const groupCount = actNames.length + 1;
/** A message begins as if preceded by a group of this number. */
const start = groupCount;
/** Tags that can follow any act; they depend only on the act before them. */
const entering = tags.flatMap(({ act, begins }, at) => (act === undefined || begins ? [at] : []));
/** Tags that continue their act, with the tags of the same act that can precede them. */
const staying = tags.flatMap((to, at) =>
  to.act === undefined || to.begins
    ? []
    : [{ to: at, from: tags.flatMap((one, other) => (one.act === to.act ? [other] : [])) }],
);
const stays = (groupCount + 1) * tagCount;
export const stepCount = stays + tagCount * tagCount;

/** The index of the weight for one tag after another; undefined stands for the beginning. */
export function stepOf(from: number | undefined, to: number): number {
  const tag = tags[to];
  if (from === undefined) return start * tagCount + to;
  if (tag?.act === undefined || tag.begins) return (groupOf[from] ?? 0) * tagCount + to;
  return stays + from * tagCount + to;
}

/** How well each tag fits one token, judged by its features alone. */
export function scoreToken(
  { near, wide }: { readonly near: readonly number[]; readonly wide: readonly number[] },
  { rowOf, rows }: Weights,
  scores: Float64Array,
): void {
  const sums = new Float64Array(partCount);
  for (const feature of near) {
    const row = rowOf(feature);
    if (row === undefined) continue;
    const from = row * partCount;
    for (let part = 0; part < partCount; part += 1) sums[part] = (sums[part] ?? 0) + (rows[from + part] ?? 0);
  }
  for (const feature of wide) {
    const row = rowOf(feature);
    if (row === undefined) continue;
    const from = row * partCount;
    for (const part of actParts) sums[part] = (sums[part] ?? 0) + (rows[from + part] ?? 0);
  }
  for (let tag = 0; tag < tagCount; tag += 1) {
    let sum = 0;
    for (const part of partsOfTag[tag] ?? []) sum += sums[part] ?? 0;
    scores[tag] = sum;
  }
}

/** The best sequence of tags (Viterbi). */
export function bestPath(scores: readonly Float64Array[], { steps }: Weights): number[] {
  const back: Int32Array[] = [];
  let last = new Float64Array(tagCount);
  for (const [at, own] of scores.entries()) {
    const next = new Float64Array(tagCount).fill(Number.NEGATIVE_INFINITY);
    const from = new Int32Array(tagCount);
    if (at === 0) for (const tag of entering) next[tag] = (own[tag] ?? 0) + (steps[start * tagCount + tag] ?? 0);
    else {
      const [best, most] = bestOfGroups(last);
      for (const tag of entering)
        for (let group = 0; group < groupCount; group += 1) {
          const score = (most[group] ?? 0) + (steps[group * tagCount + tag] ?? 0) + (own[tag] ?? 0);
          if (score > (next[tag] ?? 0)) [next[tag], from[tag]] = [score, best[group] ?? 0];
        }
      for (const { to, from: others } of staying)
        for (const other of others) {
          const score = (last[other] ?? 0) + (steps[stays + other * tagCount + to] ?? 0) + (own[to] ?? 0);
          if (score > (next[to] ?? 0)) [next[to], from[to]] = [score, other];
        }
    }
    back.push(from);
    last = next;
  }
  let tag = last.indexOf(last.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY));
  const path: number[] = [];
  for (let at = scores.length - 1; at >= 0; at -= 1) {
    path.unshift(Math.max(0, tag));
    tag = back[at]?.[Math.max(0, tag)] ?? 0;
  }
  return path;
}

function bestOfGroups(last: Float64Array): readonly [Int32Array, Float64Array] {
  const best = new Int32Array(groupCount);
  const most = new Float64Array(groupCount).fill(Number.NEGATIVE_INFINITY);
  for (let tag = 0; tag < tagCount; tag += 1) {
    const group = groupOf[tag] ?? 0;
    if ((last[tag] ?? 0) > (most[group] ?? 0)) [best[group], most[group]] = [tag, last[tag] ?? 0];
  }
  return [best, most];
}

/**
 * How likely each tag is at each token (forward-backward, scaled). If `expected` is given, the expected count of each
 * transition is added to it, for training.
 */
export function marginals(
  scores: readonly Float64Array[],
  { steps }: Weights,
  expected?: Float64Array,
): Float64Array[] {
  const powers = scores.map((own) => {
    const top = own.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
    return own.map((score) => Math.exp(score - top));
  });
  const forward: Float64Array[] = [];
  const scales: number[] = [];
  const factor = (step: number) => Math.exp(steps[step] ?? 0);
  const enter = Float64Array.from({ length: stays }, (_, at) => factor(at));
  const stay = staying.map(({ to, from }) => Float64Array.from(from, (one) => factor(stays + one * tagCount + to)));
  for (const [at, own] of powers.entries()) {
    const now = new Float64Array(tagCount);
    const last = forward[at - 1];
    if (!last) for (const tag of entering) now[tag] = (enter[start * tagCount + tag] ?? 0) * (own[tag] ?? 0);
    else {
      const sums = sumsOfGroups(last);
      for (const tag of entering) {
        let sum = 0;
        for (let group = 0; group < groupCount; group += 1)
          sum += (sums[group] ?? 0) * (enter[group * tagCount + tag] ?? 0);
        now[tag] = sum * (own[tag] ?? 0);
      }
      for (const [nth, { to, from }] of staying.entries()) {
        let sum = 0;
        for (const [place, one] of from.entries()) sum += (last[one] ?? 0) * (stay[nth]?.[place] ?? 0);
        now[to] = sum * (own[to] ?? 0);
      }
    }
    let scale = 1e-300;
    for (let tag = 0; tag < tagCount; tag += 1) scale += now[tag] ?? 0;
    for (let tag = 0; tag < tagCount; tag += 1) now[tag] = (now[tag] ?? 0) / scale;
    scales.push(scale);
    forward.push(now);
  }
  const shares: Float64Array[] = [];
  let behind = new Float64Array(tagCount).fill(1);
  for (let at = powers.length - 1; at >= 0; at -= 1) {
    const [now, last, own, scale] = [forward[at], forward[at - 1], powers[at], scales[at] ?? 1];
    shares.unshift(behind.map((value, tag) => value * (now?.[tag] ?? 0)));
    if (!last || !own) break;
    const value = own.map((power, tag) => (power * (behind[tag] ?? 0)) / scale);
    const next = new Float64Array(tagCount);
    const sums = sumsOfGroups(last);
    const ofGroup = new Float64Array(groupCount);
    for (const tag of entering)
      for (let group = 0; group < groupCount; group += 1) {
        const share = (value[tag] ?? 0) * (enter[group * tagCount + tag] ?? 0);
        ofGroup[group] = (ofGroup[group] ?? 0) + share;
        if (expected)
          expected[group * tagCount + tag] = (expected[group * tagCount + tag] ?? 0) + share * (sums[group] ?? 0);
      }
    for (let tag = 0; tag < tagCount; tag += 1) next[tag] = ofGroup[groupOf[tag] ?? 0] ?? 0;
    for (const [nth, { to, from }] of staying.entries())
      for (const [place, one] of from.entries()) {
        const share = (value[to] ?? 0) * (stay[nth]?.[place] ?? 0);
        next[one] = (next[one] ?? 0) + share;
        if (expected) {
          const step = stays + one * tagCount + to;
          expected[step] = (expected[step] ?? 0) + share * (last[one] ?? 0);
        }
      }
    behind = next;
  }
  if (expected)
    for (const tag of entering)
      expected[start * tagCount + tag] = (expected[start * tagCount + tag] ?? 0) + (shares[0]?.[tag] ?? 0);
  return shares;
}

function sumsOfGroups(last: Float64Array): Float64Array {
  const sums = new Float64Array(groupCount);
  for (let tag = 0; tag < tagCount; tag += 1) {
    const group = groupOf[tag] ?? 0;
    sums[group] = (sums[group] ?? 0) + (last[tag] ?? 0);
  }
  return sums;
}
