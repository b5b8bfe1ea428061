import type { Entry } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { replaceHeadLine } from '../build-edit.ts';
import { contains } from './fold-name.ts';

/** "the GPA" of "BSc, University of Leeds, 2014, GPA 3.7": an extra, never a field such as the title. Undefined unless one matches. */
export function takeOutOfHead(entries: readonly Entry[], words: string): Edit | undefined {
  const found = entries.flatMap(({ fields, head }) =>
    head.flatMap((line): Edit[] => {
      const list = readItemList(line.text);
      const names = [fields.title, fields.organisation, fields.place, fields.period?.text];
      const isNamed = (item: string) =>
        contains(item, words) && !names.some((name) => name && (name.includes(item) || item.includes(name)));
      const kept = list?.items.filter((item, at) => at === 0 || !isNamed(item)) ?? [];
      if (!list || kept.length !== list.items.length - 1) return [];
      return [replaceHeadLine(line, list.label + kept.join(list.separator) + list.end)];
    }),
  );
  return found.length === 1 ? found[0] : undefined;
}
