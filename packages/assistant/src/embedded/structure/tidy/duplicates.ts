import type { Edit } from '@fitted/resume/edit/edit';
import { countWords } from '@fitted/resume/parse/words/word-list';
import { isWork } from '@fitted/resume/section-traits';
import { removeLine } from '../../build-edit.ts';
import type { Reading } from '../../reading.ts';

/** Shorter lines may repeat for a reason: "Code reviews" for two projects of one employer. */
const minWords = 4;

/** A web address that is broken over lines may begin alike twice. */
const hasAddress = /https?:|www\./iu;

/**
 * Removes a bullet that repeats another of the same role word for word. Heads, labels and lines without a bullet repeat
 * for good reasons: the university of a second degree, "Role:" of a second project.
 */
export function removeDuplicates({ document }: Reading): Edit[] {
  return document.sections
    .filter(({ kind }) => isWork(kind))
    .flatMap(({ entries }) => entries)
    .flatMap(({ body }) => {
      const seen = new Set<string>();
      return body.flatMap((line) => {
        if (line.kind !== 'bullet' || countWords(line.text) < minWords || hasAddress.test(line.text)) return [];
        const key = line.text.toLowerCase().replace(/(?<![\s.。;,])[\s.。;,]+$/u, '');
        if (seen.has(key)) return [removeLine(line, 'duplicate')];
        seen.add(key);
        return [];
      });
    });
}
