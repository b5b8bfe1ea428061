import { featuresOf } from './features.ts';
import { unpackRuns } from './packed-bytes.ts';

/** A trained model as stored: for each feature its weights for the labels, one byte each, with runs of zeros counted. */
export interface StoredModel {
  readonly labels: readonly string[];
  /** Words that many examples have; the model treats all others as names. */
  readonly common: readonly string[];
  /** The value of one step of a stored weight. */
  readonly step: number;
  /** Compressed, in base64. */
  readonly weights: string;
}

export interface Guess<Label extends string> {
  readonly label: Label;
  /** 0 to 1; all labels together add up to 1. */
  readonly share: number;
}

export type Read<Label extends string> = (text: string) => readonly Guess<Label>[];

interface Opened {
  readonly common: ReadonlySet<string>;
  readonly weights: Int8Array;
}

/** Tells how likely each label is for a text, likeliest first. Unpacked on first use. */
export function openModel<Label extends string>(stored: StoredModel): Read<Label> {
  let opened: Opened | undefined;
  return (text) => {
    opened ??= { common: new Set(stored.common), weights: unpackRuns(stored.weights) };
    return guess(stored, opened, text);
  };
}

function guess<Label extends string>(
  { labels, step }: StoredModel,
  { common, weights }: Opened,
  text: string,
): readonly Guess<Label>[] {
  const { places, counts } = featuresOf(text, (word) => common.has(word));
  const sums = new Float64Array(labels.length);
  // The hottest loop of a conversation: nothing is made for each feature or label.
  for (let index = 0; index < places.length; index += 1) {
    const row = (places[index] as number) * sums.length;
    const count = counts[index] as number;
    for (let label = 0; label < sums.length; label += 1)
      sums[label] = (sums[label] as number) + (weights[row + label] as number) * count;
  }
  const top = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp((sum - top) * step));
  const all = powers.reduce((one, other) => one + other, 0);
  return labels
    .map((label, at) => ({ label: label as Label, share: (powers[at] ?? 0) / all }))
    .sort((one, other) => other.share - one.share);
}
