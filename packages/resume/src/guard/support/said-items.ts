import { readItemList } from '../../edit/reorder-items.ts';
import { fold } from '../text/fold.ts';

const maxWords = 5;

/** Removes from a list the new items that the person stated word for word. The rest still needs support. */
export function withoutSaidItems(line: string, before: string, said: readonly string[]): string {
  const list = readItemList(line);
  if (!list || list.items.some((item) => item.split(/\s+/u).length > maxWords)) return line;
  const known = readItemList(before)?.items ?? [];
  const facts = new Set(said.map(fold));
  const others = list.items.filter((item) => known.includes(item) || !facts.has(fold(item)));
  return others.length === list.items.length ? line : list.label + others.join(list.separator) + list.end;
}
