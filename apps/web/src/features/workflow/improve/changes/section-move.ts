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

/** Sections that another change takes out of `current` are not among those of the new order. */
export function sectionMove(edit: Edit, base: ResumeDocument, current: ResumeDocument): SectionMove | undefined {
  if (edit.kind !== 'move-section') return undefined;
  const kept = new Set(current.sections.map(({ id }) => id));
  const { document } = applyEdits(base, [edit]);
  const headed = document.sections.filter(({ id, heading }) => heading !== null && kept.has(id));
  const at = headed.findIndex(({ id }) => id === edit.target.sectionId);
  const after = headingsOf(headed);
  const name = after[at];
  return name === undefined ? undefined : { name, next: after[at + 1], before: headingsOf(base.sections), after };
}

const headingsOf = (sections: ResumeDocument['sections']): string[] =>
  sections.flatMap(({ heading }) => (heading ? [calmHeading(heading.text)] : []));
