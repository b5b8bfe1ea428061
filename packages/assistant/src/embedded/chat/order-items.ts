import type { Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { reorderItems } from '../build-edit.ts';

/** Moves the matching items to one end of their list; no edit if they are there already. */
export function sortItems(line: Line, isMeant: (text: string) => boolean, end: 'first' | 'last'): Edit[] {
  const list = readItemList(line.text);
  if (!list) return [];
  const [meant, others] = [list.items.filter(isMeant), list.items.filter((item) => !isMeant(item))];
  const sorted = end === 'first' ? [...meant, ...others] : [...others, ...meant];
  const after = list.label + sorted.join(list.separator) + list.end;
  return after === line.text ? [] : [reorderItems(line, after, 'requested')];
}
