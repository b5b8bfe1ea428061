import { featureSpace, featuresOf } from './features.ts';

/** A learnt model as it is stored: for each label its weights, one byte each, with runs of zero counted. */
export interface StoredModel {
  readonly labels: readonly string[];
  /** What one step of a stored weight is worth. */
  readonly step: number;
  /** Base64. */
  readonly weights: string;
}

export interface Guess<Label extends string> {
  readonly label: Label;
  /** 0 to 1; all labels together make 1. */
  readonly share: number;
}

export type Read<Label extends string> = (text: string) => readonly Guess<Label>[];

/** Tells how likely each label is for a text, the likeliest first. Unpacked at the first question. */
export function openModel<Label extends string>(stored: StoredModel): Read<Label> {
  let weights: Int8Array | undefined;
  return (text) => {
    weights ??= unpack(stored);
    return guess(stored, weights, text);
  };
}

function guess<Label extends string>(
  { labels, step }: StoredModel,
  weights: Int8Array,
  text: string,
): readonly Guess<Label>[] {
  const places = featuresOf(text);
  const scale = step / Math.sqrt(Math.max(1, places.length));
  const sums = labels.map((_, label) => {
    let sum = 0;
    const row = label * featureSpace;
    for (const at of places) sum += weights[row + at] ?? 0;
    return Math.exp(sum * scale);
  });
  const all = sums.reduce((one, other) => one + other, 0);
  return labels
    .map((label, at) => ({ label: label as Label, share: (sums[at] ?? 0) / all }))
    .sort((one, other) => other.share - one.share);
}

const longestRun = 255;

export function pack(weights: Int8Array): string {
  const bytes: number[] = [];
  for (let at = 0, zeros = 0; at < weights.length; at += 1) {
    const weight = weights[at] ?? 0;
    if (weight === 0 && zeros < longestRun && at < weights.length - 1) {
      zeros += 1;
      continue;
    }
    bytes.push(zeros, weight & 0xff);
    zeros = 0;
  }
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function unpack({ labels, weights }: StoredModel): Int8Array {
  const bytes = atob(weights);
  const all = new Int8Array(labels.length * featureSpace);
  let place = 0;
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    place += bytes.charCodeAt(at);
    all[place] = bytes.charCodeAt(at + 1);
    place += 1;
  }
  return all;
}
