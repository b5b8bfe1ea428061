import type { ResumeDocument } from '../document.ts';
import { applyEdits } from '../edit/apply-edits.ts';
import type { Edit } from '../edit/edit.ts';
import { formatResume } from '../format/format-resume.ts';
import { parseResume } from '../parse/parse-resume.ts';

/** Cached: many edits are checked against one resume, and parsing it is the most expensive part. */
const rolesBefore = new WeakMap<ResumeDocument, ReadonlyMap<string, number>>();

/** Whether moving or removing roles would leave any role with the wrong employer or dates. */
export function tearsRoles(document: ResumeDocument, edit: Edit): boolean {
  const ofRoles =
    (edit.kind === 'reorder' && 'sectionId' in edit.target) || (edit.kind === 'remove' && 'entryId' in edit.target);
  if (!ofRoles) return false;
  const before = rolesBefore.get(document) ?? countRoles(document);
  rolesBefore.set(document, before);
  for (const [role, count] of countRoles(applyEdits(document, [edit]).document))
    if ((before.get(role) ?? 0) < count) return true;
  return false;
}

/**
 * Roles as someone who sees only the text would read them. Title and organisation are sorted because which of the two the
 * parser takes for the employer may depend on the neighbouring lines; that they belong together must not.
 */
function countRoles(document: ResumeDocument): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const sections = parseResume(formatResume(document)).sections.filter(({ kind }) => kind === 'experience');
  for (const { fields } of sections.flatMap(({ entries }) => entries)) {
    const { title = '', organisation = '', period } = fields;
    const role = [...[title, organisation].map(withoutEnd).sort(), period?.text ?? ''].join('\n');
    counts.set(role, (counts.get(role) ?? 0) + 1);
  }
  return counts;
}

/** Whether a full stop after a name is read as part of it depends on the lines around it. */
function withoutEnd(name: string): string {
  return name.replace(/(?<![\s.,;])[\s.,;]+$/u, '');
}
