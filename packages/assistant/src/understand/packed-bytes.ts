import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** The longest run of zeros that one byte can count. */
const maxRunLength = 255;

/** Weights, mostly zero, as base64: each is stored after the number of zeros before it, and the whole is compressed. */
export function packRuns(weights: Int8Array): string {
  const bytes: number[] = [];
  let zeros = 0;
  for (const [at, weight] of weights.entries()) {
    if (weight === 0 && zeros < maxRunLength && at < weights.length - 1) {
      zeros += 1;
      continue;
    }
    bytes.push(zeros, weight & 0xff);
    zeros = 0;
  }
  return compress(bytes);
}

/** Unpacks as many weights as were packed. */
export function unpackRuns(packed: string): Int8Array {
  const bytes = decompress(packed);
  let length = 0;
  for (let at = 0; at + 1 < bytes.length; at += 2) length += (bytes[at] ?? 0) + 1;
  const all = new Int8Array(length);
  let place = 0;
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    place += bytes[at] ?? 0;
    all[place] = bytes[at + 1] ?? 0;
    place += 1;
  }
  return all;
}

export const compress = (bytes: readonly number[]): string =>
  brotliCompressSync(Uint8Array.from(bytes)).toString('base64');

export const decompress = (packed: string): Uint8Array => brotliDecompressSync(Buffer.from(packed, 'base64'));
