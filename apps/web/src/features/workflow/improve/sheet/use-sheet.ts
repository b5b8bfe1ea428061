import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { useMemo } from 'react';
import { anchorEdits, inSheetOrder } from './anchors.ts';
import { buildSheet } from './build-sheet.ts';

interface Desk {
  /** Without any change. */
  readonly base: ResumeDocument;
  readonly document: ResumeDocument;
  readonly applied: readonly Edit[];
  readonly edits: readonly Edit[];
}

/** The sheet, and the changes in its order, each with the line it stands at. */
export function useSheet({ base, document, applied, edits }: Desk) {
  const blocks = useMemo(() => buildSheet(base, document, applied), [base, document, applied]);
  const ordered = useMemo(() => inSheetOrder(edits, base), [edits, base]);
  const anchored = useMemo(() => anchorEdits(ordered, { base, current: document }), [ordered, base, document]);
  return { blocks, anchored };
}
