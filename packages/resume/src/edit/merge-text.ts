import { diffArrays } from 'diff';
import { splitWords } from '../diff/split-words.ts';

/** Words `from` up to `to` of the base become `words`; from = to inserts. */
interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
}

/**
 * Both changes of one line, when they touch different words: "used k8s a lot" with "k8s → Kubernetes" and without "a lot".
 * Undefined when they touch the same words, so that nobody's wording is mixed into something no one proposed.
 */
export function mergeText(base: string, current: string, after: string): string | undefined {
  if (current === base) return after;
  const words = splitWords(base);
  const ours = hunksOf(words, splitWords(current));
  const theirs = hunksOf(words, splitWords(after));
  if (!ours || !theirs) return undefined;
  if (ours.some((one) => theirs.some((other) => isClash(one, other)))) return undefined;

  const merged: string[] = [];
  let at = 0;
  // At one place an insertion comes before a replacement, and of two insertions the earlier edit's: sort is stable.
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
