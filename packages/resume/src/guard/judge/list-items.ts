import type { Language } from '@fitted/contract/languages';
import { labelOf } from '../labels.ts';
import type { GuardSource, Source } from '../source.ts';
import { readPart } from '../text/read-part.ts';

const itemsBySource = new WeakMap<Source, readonly Source[]>();

/** Splits a list into its items, each a source of its own. */
export function itemsIn(line: Source, { vocabulary }: GuardSource): readonly Source[] {
  const known = itemsBySource.get(line) ?? findItems(line, vocabulary.language);
  itemsBySource.set(line, known);
  return known;
}

function findItems(line: Source, language: Language): Source[] {
  const list = labelOf(line.text.raw)?.rest ?? line.text.raw;
  if (!line.isList && list === line.text.raw) return [line];
  const items = itemsOf(list).map((raw) => ({ ...line, text: readPart(raw, language) }));
  return items.length > 1 || list !== line.text.raw ? items : [line];
}

/** Splits a line into items, each with the brackets that follow it. A bare date or figure belongs to the item before. */
export function itemsOf(raw: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let item = '';
  for (const character of raw) {
    if (/[(（[]/u.test(character)) depth += 1;
    if (/[)）\]]/u.test(character)) depth -= 1;
    if (depth === 0 && /[,;|·•、，；]/u.test(character)) {
      items.push(item);
      item = '';
    } else item += character;
  }
  items.push(item);
  const joined: string[] = [];
  for (const one of items) {
    const last = joined.at(-1);
    if (last !== undefined && !/\p{L}/u.test(one)) joined[joined.length - 1] = `${last},${one}`;
    else if (one.trim() !== '') joined.push(one);
  }
  return joined;
}
