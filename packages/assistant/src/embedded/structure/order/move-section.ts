import type { NodeId, Section } from '@fitted/resume/document';
import type { Edit, ReasonCode } from '@fitted/resume/edit/edit';

/** `afterSectionId`: null for the top. */
export function moveSection({ id, heading }: Section, afterSectionId: NodeId | null, code: ReasonCode): Edit {
  const text = heading?.text ?? '';
  return {
    id: `${code}:${id}`,
    kind: 'move-section',
    target: { sectionId: id },
    afterSectionId,
    before: text,
    after: text,
    reason: { code, params: {} },
    evidence: [],
  };
}
