import { diffArrays } from 'diff';
import { splitWords } from './split-words.ts';

export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

// With more changed words than this a highlight explains nothing, and the search time grows quadratically.
const maxSearchLength = 600;

/**
 * What changed between two texts, word by word: without the added parts it is `before`, without the removed ones
 * `after`.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const hunks = diffArrays(splitWords(before), splitWords(after), { maxEditLength: maxSearchLength });
  if (!hunks) return wholly(before, after);

  const parts: { kind: DiffPart['kind']; text: string }[] = [];
  for (const hunk of hunks) {
    const kind = hunk.added ? 'added' : hunk.removed ? 'removed' : 'same';
    parts.push({ kind, text: hunk.value.join('') });
  }
  return joinAcrossSpaces(parts);
}

/** With more of its letters changed than this, a line that mixes old and new words can no longer be read. */
const maxMixed = 1 / 3;

/**
 * The same for a reader: a single changed phrase, or a few words of a line, are marked where they stand. Of a line that
 * is mostly another one, the old wording stands whole before the new.
 */
export function diffForReading(before: string, after: string): DiffPart[] {
  const parts = diffWords(before, after);
  const changed = parts.filter(({ kind }) => kind !== 'same');
  const isMixed = changed.some(({ kind }) => kind === 'removed') && changed.some(({ kind }) => kind === 'added');
  const letters = changed.reduce((sum, { text }) => sum + text.length, 0);
  const hasFewPlaces = changed.length <= 2;
  if (!isMixed || hasFewPlaces || letters <= (before.length + after.length) * maxMixed) return parts;
  return wholly(before, after);
}

function wholly(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [];
  if (before) parts.push({ kind: 'removed', text: before });
  if (after) parts.push({ kind: 'added', text: after });
  return parts;
}

/** Merges changes separated only by a space into one replaced phrase, which is easier to read than single words. */
function joinAcrossSpaces(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    const tail = removed.endsWith(' ') && added.endsWith(' ') ? ' ' : '';
    if (removed.length > tail.length)
      joined.push({ kind: 'removed', text: removed.slice(0, removed.length - tail.length) });
    if (added.length > tail.length) joined.push({ kind: 'added', text: added.slice(0, added.length - tail.length) });
    removed = '';
    added = '';
    return tail;
  };

  for (const [index, part] of parts.entries()) {
    if (part.kind === 'removed') removed += part.text;
    else if (part.kind === 'added') added += part.text;
    else if (part.text === ' ' && (removed || added) && index + 1 < parts.length) {
      removed += part.text;
      added += part.text;
    } else joined.push({ kind: 'same', text: flush() + part.text });
  }
  const tail = flush();
  if (tail) joined.push({ kind: 'same', text: tail });
  return joined;
}
