import type { Section } from '@fitted/resume/document';
import type { RenameHeading } from '@fitted/resume/edit/edit';
import { requested } from '../../answer.ts';

export function renameHeading({ id, heading }: Section, after: string): RenameHeading {
  return {
    id: `requested:rename:${id}`,
    kind: 'rename-heading',
    target: { sectionId: id },
    before: heading?.text ?? '',
    after,
    reason: requested,
    evidence: [],
  };
}
