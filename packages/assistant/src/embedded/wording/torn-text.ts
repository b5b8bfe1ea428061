import type { Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { mendTorn } from '@fitted/resume/guard/support/torn-text';
import { isSoftwareLine } from '../../improve/software-lines.ts';
import { removeLine, replaceHeadLine, replaceLine } from '../build-edit.ts';
import type { Reading } from '../reading.ts';

/** Mends what software left in the text: accents separated from their letters, tags, field codes, a stray bracket. */
export function mendTornText({ document }: Reading): Edit[] {
  const entries = document.sections.flatMap((section) => section.entries);
  return [
    // Names and addresses: only what is plainly code.
    ...document.head.lines.filter(({ text }) => /HYPERLINK "|<br/u.test(text)).flatMap((line) => mendLine(line, true)),
    ...entries.flatMap(({ head }) => head.flatMap((line) => mendLine(line, true))),
    ...entries.flatMap(({ body }) => body.flatMap((line) => mendLine(line, false))),
  ];
}

function mendLine(line: Line, isHead: boolean): Edit[] {
  if (isSoftwareLine(line)) return [];
  const after = mendTorn(line.text);
  if (after === line.text) return [];
  if (after === '') return isHead ? [] : [removeLine(line, 'punctuation')];
  const edit = { ...replaceLine(line, after, 'punctuation'), id: `torn-text:${line.id}` };
  return [isHead ? { ...replaceHeadLine(line, after), id: edit.id, reason: edit.reason } : edit];
}
