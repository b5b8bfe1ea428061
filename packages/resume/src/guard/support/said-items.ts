import { readItemList } from '../../edit/reorder-items.ts';
import { fold } from '../text/fold.ts';

const mostWords = 5;

/** A list without the items that are new in it and word for word what the person told us: the rest is what needs support. */
export function withoutSaidItems(line: string, before: string, said: readonly string[]): string {
  const list = readItemList(line);
  if (!list || list.items.some((item) => item.split(/\s+/u).length > mostWords)) return line;
  const known = readItemList(before)?.items ?? [];
  const facts = new Set(said.map(fold));
  const others = list.items.filter((item) => known.includes(item) || !facts.has(fold(item)));
  return others.length === list.items.length ? line : list.label + others.join(list.separator) + list.end;
}
