import type { Edit } from '@fitted/resume/edit/edit';
import { type AnchoredEdit, isChange } from '../sheet/anchors.ts';

/** Fewer than this are quicker to read one by one. */
const fewest = 3;
/** A larger rewording deserves its own note, however similar the reasons are. */
const maxChanged = 24;

/** Changes that share a note, at the first of their lines: one alone, or several small ones for the same reason. */
export type NoteGroup = readonly [AnchoredEdit, ...AnchoredEdit[]];

/** In the order of the first change of each note. `say` puts the reason into words: identical words fold together. */
export function foldNotes(anchored: readonly AnchoredEdit[], say: (edit: Edit) => string): NoteGroup[] {
  const alike = new Map<string, AnchoredEdit[]>();
  for (const one of anchored) {
    const key = canFold(one) ? say(one.edit) : `alone ${one.edit.id}`;
    alike.set(key, [...(alike.get(key) ?? []), one]);
  }
  const groups: NoteGroup[] = [];
  const seen = new Set<string>();
  for (const one of anchored) {
    const together = (canFold(one) && alike.get(say(one.edit))) || [];
    const [first, ...rest] = together;
    if (!first || together.length < fewest) groups.push([one]);
    else if (!seen.has(first.edit.id)) {
      seen.add(first.edit.id);
      groups.push([first, ...rest]);
    }
  }
  return groups;
}

/** A suggestion is read by itself. */
const canFold = (one: AnchoredEdit): boolean => isChange(one) && isSmall(one.edit);

/** Whether only a short stretch of the line differs: a full stop, a capital letter, one word for another. */
function isSmall({ kind, before, after }: Edit): boolean {
  if (kind !== 'replace-line' || after === '') return false;
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return Math.max(before.length, after.length) - start - end <= maxChanged;
}
