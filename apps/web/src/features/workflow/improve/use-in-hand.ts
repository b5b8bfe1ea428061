import type { NodeId, ResumeDocument } from '@fitted/resume/document';
import { useState } from 'react';
import type { DeskView } from './desk-views.tsx';
import type { AnchoredEdit } from './sheet/anchors.ts';
import { linesOfEdit } from './sheet/build-sheet.ts';
import { showNote } from './sheet/show-in-view.ts';
import { neighbour } from './step-through.tsx';

interface Desk {
  readonly anchored: readonly AnchoredEdit[];
  readonly asks: readonly { readonly id: string }[];
  readonly document: ResumeDocument;
  /** The line that the open question quotes. */
  readonly asked: NodeId | undefined;
}

/** What is in hand on the desk: a change, a question or a line of the sheet, and the view of a phone that shows it. */
export function useInHand({ anchored, asks, document, asked }: Desk) {
  const [inHand, setInHand] = useState<string | null>(null);
  const [shownLine, setShownLine] = useState<string | null>(null);
  const [isStepping, setStepping] = useState(false);
  const [view, setView] = useState<DeskView>('cards');
  const at = anchored.findIndex(({ edit }) => edit.id === inHand);
  const handled = anchored[at]?.edit;
  const shown = shownLine ?? asked;

  const hold = (id: string | null) => {
    setShownLine(null);
    setStepping(false);
    setInHand(id);
  };
  const stepTo = (index: number) => {
    hold(anchored[index]?.edit.id ?? asks[index - anchored.length]?.id ?? null);
    setStepping(true);
    showNote();
  };
  return {
    inHand,
    /** Index of the change in hand; -1 for none. */
    at,
    handled,
    shownLine,
    /** Reached by stepping or shown on request, so the sheet scrolls to it. */
    isStepping,
    evidence: new Set(
      shown ? [shown] : handled?.evidence.flatMap((one) => (one.source === 'resume' ? [one.lineId] : [])),
    ),
    touched: new Set(shownLine ? [] : handled && linesOfEdit(handled, document)),
    view,
    setView,
    hold,
    stepTo,
    /** To the change before or after. */
    stepBy: (by: number) => stepTo(neighbour({ at, count: anchored.length }, by)),
    showLine: (lineId: string) => {
      setView('sheet');
      setShownLine(lineId);
      setStepping(true);
    },
  };
}
