import type { ResumeDocument } from '@fitted/resume/document';
import { applyEdits } from '@fitted/resume/edit/apply-edits';
import type { Edit } from '@fitted/resume/edit/edit';
import { calmHeading } from './action-of.ts';

/** Where a section goes, by the headings of the resume. */
export interface SectionMove {
  readonly name: string;
  /** The heading that it comes to stand above; undefined at the end. */
  readonly next: string | undefined;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The move alone: what other changes do to sections is not part of it. */
export function sectionMove(edit: Edit, base: ResumeDocument): SectionMove | undefined {
  if (edit.kind !== 'move-section') return undefined;
  const { document } = applyEdits(base, [edit]);
  const headed = document.sections.filter(({ heading }) => heading !== null);
  const at = headed.findIndex(({ id }) => id === edit.target.sectionId);
  const after = headingsOf(headed);
  const name = after[at];
  return name === undefined ? undefined : { name, next: after[at + 1], before: headingsOf(base.sections), after };
}

const headingsOf = (sections: ResumeDocument['sections']): string[] =>
  sections.flatMap(({ heading }) => (heading ? [calmHeading(heading.text)] : []));
