import type { Edit } from '@fitted/resume/edit/edit';
import { countWords } from '@fitted/resume/parse/word-list';
import { removeLine } from '../build-edit.ts';
import type { Reading } from '../reading.ts';

/** "Fluent" below German is not said by "Fluent" below English. */
const fewestWords = 3;

/** A line that says word for word what another of the same entry says. */
export function removeDuplicates({ document }: Reading): Edit[] {
  return document.sections
    .flatMap(({ entries }) => entries)
    .flatMap(({ body }) => {
      const seen = new Set<string>();
      return body.flatMap((line) => {
        const key = line.text.toLowerCase().replace(/[\s.。;,]+$/u, '');
        if (countWords(line.text) < fewestWords) return [];
        if (seen.has(key)) return [removeLine(line, 'duplicate')];
        seen.add(key);
        return [];
      });
    });
}
