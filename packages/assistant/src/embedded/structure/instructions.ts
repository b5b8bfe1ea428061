import type { Edit } from '@fitted/resume/edit/edit';
import { isSoftwareLine } from '../../improve/software-lines.ts';
import { removeLine } from '../build-edit.ts';
import type { Reading } from '../reading.ts';

export function removeInstructions({ document }: Reading): Edit[] {
  const lines = [
    ...document.head.lines,
    ...document.sections.flatMap(({ entries }) => entries.flatMap(({ body }) => body)),
  ];
  return lines.filter(isSoftwareLine).map((line) => removeLine(line, 'less-relevant'));
}
