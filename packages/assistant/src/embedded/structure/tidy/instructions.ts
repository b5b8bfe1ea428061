import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { isSoftwareLine } from '../../../improve/software-lines.ts';
import { removeLine } from '../../build-edit.ts';

/** Removes lines that give instructions to software, whichever engine reads the resume. */
export function removeInstructions({ document }: { readonly document: ResumeDocument }): Edit[] {
  const { head, sections } = document;
  const lines = [...head.lines, ...sections.flatMap(({ entries }) => entries.flatMap(({ body }) => body))];
  return lines.filter(isSoftwareLine).map((line) => removeLine(line, 'speaks-to-software'));
}
