import { diffArrays } from 'diff';
import { splitWords } from '../diff/split-words.ts';

/** Replaces words `from` to `to` (exclusive) of the base with `words`; from === to is an insertion. */
interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
}

/**
 * Merges two changes to one line if they touch different words: "used k8s a lot" with "k8s → Kubernetes" and without "a lot".
 * Undefined if they touch the same words: mixing them would produce a wording that no edit proposed.
 */
export function mergeText(base: string, current: string, after: string): string | undefined {
  const words = splitWords(base);
  const ours = hunksOf(words, splitWords(current));
  const theirs = hunksOf(words, splitWords(after));
  if (!ours || !theirs) return undefined;
  if (ours.some((one) => theirs.some((other) => isClash(one, other)))) return undefined;

  const merged: string[] = [];
  let at = 0;
  // At the same position an insertion goes before a replacement; two insertions keep edit order because sort is stable.
  for (const hunk of [...ours, ...theirs].sort((one, other) => one.from - other.from || one.to - other.to)) {
    merged.push(...words.slice(at, hunk.from), ...hunk.words);
    at = hunk.to;
  }
  merged.push(...words.slice(at));
  return merged.join('');
}

function hunksOf(base: string[], changed: string[]): Hunk[] | undefined {
  const hunks: Hunk[] = [];
  let at = 0;
  let open: { from: number; to: number; words: string[] } | undefined;
  for (const part of diffArrays(base, changed, { maxEditLength: 400 }) ?? []) {
    if (!part.added && !part.removed) {
      at += part.value.length;
      open = undefined;
      continue;
    }
    if (!open) {
      open = { from: at, to: at, words: [] };
      hunks.push(open);
    }
    if (part.added) open.words.push(...part.value);
    else {
      at += part.value.length;
      open.to = at;
    }
  }
  const isComplete = hunks.length > 0 || base.join('') === changed.join('');
  return isComplete ? hunks : undefined;
}

function isClash(one: Hunk, other: Hunk): boolean {
  const isSamePlace = one.from === other.from && one.to === other.to;
  if (isSamePlace) return one.from !== one.to || one.words.join('') === other.words.join('');
  return one.from < other.to && other.from < one.to;
}
