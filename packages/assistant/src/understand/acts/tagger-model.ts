import { compress, decompress, packRuns, unpackRuns } from '../packed-bytes.ts';
import { partCount, type Weights } from './lattice.ts';

/** The trained tagger as stored. */
export interface StoredTagger {
  /** The value of one step of a stored weight. */
  readonly step: number;
  /** The sorted feature hashes, each as its distance from the one before; compressed, in base64. */
  readonly features: string;
  /** One byte for each feature and part, with runs of zeros counted; compressed, in base64. */
  readonly rows: string;
  readonly steps: string;
}

interface Learnt {
  readonly features: ReadonlyMap<number, number>;
  readonly rows: Float32Array;
  readonly steps: Float32Array;
}

/** Nearly all weights fit into this many steps; the few that are larger are clipped to what a byte holds. */
const sizes = 31;
const nearlyAll = 0.999;
const cut = (weight: number): number => Math.max(-127, Math.min(127, Math.round(weight)));

export function storeTagger({ features, rows, steps }: Learnt): StoredTagger {
  const sizesKept = rows
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .toSorted();
  const step = (sizesKept.at(Math.floor(sizesKept.length * nearlyAll)) ?? 1) / sizes;
  const byteOf = (at: number) => cut((rows[at] ?? 0) / step);
  const used = [...features].filter(([, row]) =>
    Array.from({ length: partCount }, (_, part) => byteOf(row * partCount + part)).some((byte) => byte !== 0),
  );
  const bytes = Int8Array.from({ length: used.length * partCount }, (_, at) =>
    byteOf((used[Math.floor(at / partCount)]?.[1] ?? 0) * partCount + (at % partCount)),
  );
  return {
    step,
    features: packHashes(used.map(([hash]) => hash)),
    rows: packRuns(bytes),
    steps: packRuns(Int8Array.from(steps, (weight) => cut(weight / step))),
  };
}

/** The weights for reading; unpacked on the first message. */
export function openTagger(stored: StoredTagger): Weights {
  const hashes = unpackHashes(stored.features);
  const rowOf = new Map(hashes.map((hash, row) => [hash, row]));
  return {
    rowOf: (feature) => rowOf.get(feature),
    rows: weightsOf(unpackRuns(stored.rows), stored.step),
    steps: weightsOf(unpackRuns(stored.steps), stored.step),
  };
}

/** In a loop, because `Float32Array.from` with a function takes a second for the millions of weights. */
function weightsOf(bytes: Int8Array, step: number): Float32Array {
  const weights = new Float32Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) weights[at] = (bytes[at] ?? 0) * step;
  return weights;
}

function packHashes(hashes: readonly number[]): string {
  const bytes: number[] = [];
  let last = 0;
  for (const hash of hashes) {
    let distance = hash - last;
    last = hash;
    while (distance >= 0x80) {
      bytes.push((distance & 0x7f) | 0x80);
      distance >>>= 7;
    }
    bytes.push(distance);
  }
  return compress(bytes);
}

function unpackHashes(packed: string): number[] {
  const hashes: number[] = [];
  let [last, distance, shift] = [0, 0, 0];
  for (const byte of decompress(packed)) {
    distance |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte & 0x80) continue;
    last += distance;
    hashes.push(last);
    [distance, shift] = [0, 0];
  }
  return hashes;
}
