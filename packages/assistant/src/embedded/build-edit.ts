import type { Line, NodeId, ResumeDocument } from '@fitted/resume/document';
import type { Edit, EditReason, ReasonCode } from '@fitted/resume/edit/edit';

type Params = EditReason['params'];

// An edit is named by what it does and where, so that the same resume and posting always give the same edits.
// Evidence is left for the guard to find: what an engine claims about it is ignored.

export function replaceLine(line: Line, after: string, code: ReasonCode, params: Params = {}): Edit {
  return {
    id: `${code}:${line.id}${typeof params.to === 'string' ? `:${params.to}` : ''}${typeof params.skill === 'string' ? `:${params.skill}` : ''}`,
    kind: 'replace-line',
    target: { lineId: line.id },
    before: line.text,
    after,
    reason: { code, params },
    evidence: [],
  };
}

/** Replaces a line in the head of the resume or of an entry, as requested by the person unless the caller says otherwise. */
export function replaceHeadLine(line: Line, after: string, code: ReasonCode = 'requested'): Edit {
  return {
    id: `${code}:head:${line.id}`,
    kind: 'replace-head-line',
    target: { lineId: line.id },
    before: line.text,
    after,
    reason: { code, params: {} },
    evidence: [],
  };
}

/** New words for a line that the person asked for, wherever it stands. */
export function wordAnew({ sections }: ResumeDocument, line: Line, after: string): Edit {
  const isBody = sections.some(({ entries }) => entries.some(({ body }) => body.includes(line)));
  return isBody ? replaceLine(line, after, 'requested') : replaceHeadLine(line, after);
}

export function reorderItems(line: Line, after: string, code: ReasonCode): Edit {
  return {
    id: `${code}:items:${line.id}`,
    kind: 'reorder-items',
    target: { lineId: line.id },
    before: line.text,
    after,
    reason: { code, params: {} },
    evidence: [],
  };
}

export interface Child {
  readonly id: NodeId;
  /** Its first line. */
  readonly text: string;
}

export function reorder(
  target: { readonly entryId: NodeId } | { readonly sectionId: NodeId },
  children: readonly Child[],
  sorted: readonly Child[],
  code: ReasonCode,
): Edit {
  return {
    id: `${code}:${'entryId' in target ? target.entryId : target.sectionId}`,
    kind: 'reorder',
    target,
    order: sorted.map(({ id }) => id),
    before: children.map(({ text }) => text).join('\n'),
    after: sorted.map(({ text }) => text).join('\n'),
    reason: { code, params: {} },
    evidence: [],
  };
}

export function removeLine(line: Line, code: ReasonCode): Edit {
  return {
    id: `${code}:remove:${line.id}`,
    kind: 'remove',
    target: { lineId: line.id },
    before: line.text,
    after: '',
    reason: { code, params: {} },
    evidence: [],
  };
}
