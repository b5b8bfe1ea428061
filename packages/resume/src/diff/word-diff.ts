import { diffArrays } from 'diff';
import { splitWords } from './split-words.ts';

export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

// Beyond this many changed words a highlight explains nothing, and the search would grow with its square.
const longestSearch = 600;

/** What changed between two texts, word by word: the parts without the added ones are `before`, without the removed ones `after`. */
export function diffWords(before: string, after: string): DiffPart[] {
  const hunks = diffArrays(splitWords(before), splitWords(after), { maxEditLength: longestSearch });
  if (!hunks) return wholly(before, after);

  const parts: { kind: DiffPart['kind']; text: string }[] = [];
  for (const hunk of hunks) {
    const kind = hunk.added ? 'added' : hunk.removed ? 'removed' : 'same';
    parts.push({ kind, text: hunk.value.join('') });
  }
  return joinAcrossSpaces(parts);
}

function wholly(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [];
  if (before) parts.push({ kind: 'removed', text: before });
  if (after) parts.push({ kind: 'added', text: after });
  return parts;
}

/** Changes parted by a single space read as one replaced phrase, not as a staccato of words. */
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
