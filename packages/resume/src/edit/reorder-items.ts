import { diffArrays } from 'diff';

interface ItemList {
  /** "Languages: " */
  readonly label: string;
  readonly items: readonly string[];
  readonly separator: string;
  /** A closing full stop. */
  readonly end: string;
}

const separators = [
  /(?:(?<!\s)\s+)?[;；]\s*/u,
  /(?:(?<!\s)\s+)?[|｜]\s*/u,
  /(?:(?<!\s)\s+)?[•·▪]\s*/u,
  /(?:(?<!\s)\s+)?[、，,]\s*/u,
  /(?<!\s)\s+\/\s+/u,
];

/** Reads "Tools: Git, Docker, SQL." as a list. Undefined if the line is not a list with a single kind of separator. */
export function readItemList(text: string): ItemList | undefined {
  const [, label = '', rest = '', end = ''] = /^([^:：,;|]{1,40}[:：]\s*(?!\s))?(.*?)([.。]?)$/su.exec(text) ?? [];
  for (const pattern of separators) {
    const items = rest.split(pattern);
    const separator = pattern.exec(rest)?.[0];
    if (separator === undefined || items.some((item) => item === '')) continue;
    if ([label, items.join(separator), end].join('') !== text) return undefined;
    return { label, items, separator, end };
  }
  return undefined;
}

/** Whether the two texts have the same words, in any order. */
export function hasSameWords(one: string, other: string): boolean {
  const words = (text: string) =>
    text
      .split(/[\s,;|•·▪、，；｜.。]+/u)
      .filter(Boolean)
      .sort()
      .join(' ');
  return words(one) === words(other);
}

/**
 * Applies the order of `before → after` to a line that other edits have since changed: a respelled item takes the place of the
 * one it replaced, an added item stays at the end. Undefined if any of the lines is not a plain list.
 */
export function reorderItems(before: string, after: string, current: string): string | undefined {
  if (!hasSameWords(before, after)) return undefined;
  if (current === before) return after;

  const [was, wanted, now] = [readItemList(before), readItemList(after), readItemList(current)];
  if (!was || !wanted || !now || was.items.length !== wanted.items.length) return undefined;

  const rankOf = new Map(wanted.items.map((item, rank) => [item, rank]));
  const ranked = formerItems(was.items, now.items).map((former, index) => ({
    item: now.items[index] ?? '',
    rank: former === undefined ? Number.POSITIVE_INFINITY : (rankOf.get(former) ?? Number.POSITIVE_INFINITY),
    index,
  }));
  ranked.sort((one, other) => (one.rank === other.rank ? one.index - other.index : one.rank - other.rank));
  return now.label + ranked.map(({ item }) => item).join(now.separator) + now.end;
}

/** For each current item, the item it was before; undefined if it is new. One that has only moved is itself. */
function formerItems(was: readonly string[], now: readonly string[]): (string | undefined)[] {
  const former: (string | undefined)[] = [];
  let replaced: string[] = [];
  for (const part of diffArrays([...was], [...now])) {
    if (part.removed) replaced = part.value.filter((item) => !now.includes(item));
    else if (part.added) former.push(...part.value.map((item) => (was.includes(item) ? item : replaced.shift())));
    else {
      former.push(...part.value);
      replaced = [];
    }
  }
  return former;
}
