import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { useMemo } from 'react';
import { anchorEdits, inSheetOrder, rewordedFirst } from './anchors.ts';
import { buildSheet } from './build-sheet.ts';

interface Desk {
  /** Without any change. */
  readonly base: ResumeDocument;
  readonly document: ResumeDocument;
  readonly applied: readonly Edit[];
  readonly edits: readonly Edit[];
  /** The changes are cards, read one by one without the sheet. */
  readonly isDeck: boolean;
}

/** The sheet, and the changes, each with the line it stands at: in the sheet's order, as cards with rewordings first. */
export function useSheet({ base, document, applied, edits, isDeck }: Desk) {
  const blocks = useMemo(() => buildSheet(base, document, applied), [base, document, applied]);
  const ordered = useMemo(() => inSheetOrder(edits, base), [edits, base]);
  const anchored = useMemo(() => {
    const placed = anchorEdits(ordered, { base, current: document });
    return isDeck ? rewordedFirst(placed) : placed;
  }, [ordered, base, document, isDeck]);
  return { blocks, anchored };
}
