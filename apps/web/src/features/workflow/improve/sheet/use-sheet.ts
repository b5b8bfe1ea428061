import type { HeldBack } from '@fitted/contract/edits/edit';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { useMemo } from 'react';
import { anchorEdits, inSheetOrder, isChange, isSuggested, strongestFirst } from './anchors.ts';
import { buildSheet, markSuggested, withGhosts } from './build-sheet.ts';

interface Desk {
  /** Without any change. */
  readonly base: ResumeDocument;
  readonly document: ResumeDocument;
  readonly applied: readonly Edit[];
  readonly edits: readonly Edit[];
  readonly suggestions: readonly HeldBack[];
  /** Left out a moment ago: it keeps its place among the notes. */
  readonly leftOut: HeldBack | undefined;
  /** The changes are cards, read one by one without the sheet. */
  readonly isDeck: boolean;
}

/**
 * The sheet, and the changes and suggestions, each with the line it stands at: in the sheet's order; as cards first the
 * changes, then the suggestions, of both the strongest first.
 */
export function useSheet({ base, document, applied, edits, suggestions, leftOut, isDeck }: Desk) {
  const suggested = useMemo(() => suggestions.map(({ change }) => change), [suggestions]);
  const shown = useMemo(() => withGhosts(base, document, applied, suggested), [base, document, applied, suggested]);
  const blocks = useMemo(
    () => markSuggested(buildSheet(base, shown, applied), shown, suggested),
    [base, shown, applied, suggested],
  );
  const all = useMemo(() => (leftOut ? [...suggestions, leftOut] : suggestions), [suggestions, leftOut]);
  const ordered = useMemo(() => inSheetOrder([...edits, ...all.map(({ change }) => change)], base), [edits, all, base]);
  const notes = useMemo(() => {
    const byChange = new Map(all.map((one) => [one.change, one]));
    return anchorEdits(ordered, { base, current: shown }).map((one) => {
      const suggestion = byChange.get(one.edit);
      return suggestion ? { ...one, suggestion } : one;
    });
  }, [ordered, all, base, shown]);
  const anchored = useMemo(() => {
    const open = notes.filter(({ suggestion }) => suggestion === undefined || suggestion !== leftOut);
    return isDeck ? [...strongestFirst(open.filter(isChange)), ...strongestFirst(open.filter(isSuggested))] : open;
  }, [notes, leftOut, isDeck]);
  return {
    blocks,
    anchored,
    /** The same, with the one that was left out. */
    notes,
    /** The resume with what is suggested to be added. */
    shown,
  };
}
