import type { NodeId, ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import { type ReactNode, useState } from 'react';
import { updateDraft } from '../../draft-store.ts';
import { changeKey, switched } from '../changes/change-key.ts';
import type { ChangeSwitches } from '../notes/change-notes.tsx';
import { removeLine, writeLine } from '../outcome/own-edits.ts';
import { linesOfEdit } from './build-sheet.ts';
import { LineBar } from './line-bar.tsx';

interface PointingOptions extends ChangeSwitches {
  readonly base: ResumeDocument;
  readonly document: ResumeDocument;
  /** Takes the question about a line to the chat. */
  readonly onAsk: (line: string) => void;
}

export interface Pointing {
  readonly lineId: NodeId | null;
  /** Shown under the selected line. */
  readonly bar: ReactNode;
  point(lineId: NodeId): void;
  /** For the keyboard: begins at the first line that can be edited. */
  start(): void;
}

/** The line of the sheet that the person selected, and what they can do with it. */
export function usePointing({ base, document, anchored, off, onOff, onAsk }: PointingOptions): Pointing {
  const [lineId, setLineId] = useState<NodeId | null>(null);
  const bodies = new Set(bodyLines(base));
  const lines = linesOf(document);
  const at = lines.findIndex(({ id }) => id === lineId);
  const line = lines[at];
  const close = () => setLineId(null);
  const point = (id: NodeId) => setLineId(id);
  const start = () => setLineId(lines.find(({ id }) => bodies.has(id))?.id ?? lines[0]?.id ?? null);
  if (!line) return { lineId: null, bar: null, point, start };

  // Removing a line that a change added switches that change off.
  const bringer = anchored.find(
    ({ edit }) => edit.kind.startsWith('insert') && linesOfEdit(edit, document).includes(line.id),
  );
  const remove = bringer
    ? () => onOff(switched(off, changeKey(bringer.edit), false))
    : bodies.has(line.id)
      ? () => updateDraft((draft) => removeLine(draft, line.id))
      : undefined;
  const bar = (
    <LineBar
      key={line.id}
      text={line.text}
      onEdit={
        // Titles, employers and dates cannot be reworded here; the chat corrects them with care.
        bodies.has(line.id)
          ? (words) => {
              updateDraft((draft) => writeLine(draft, base, line.id, words));
              close();
            }
          : undefined
      }
      onAsk={() => onAsk(line.text)}
      onRemove={
        remove &&
        (() => {
          remove();
          close();
        })
      }
      onStep={(by) => setLineId(lines[at + by]?.id ?? line.id)}
      onClose={close}
    />
  );
  return { lineId: line.id, bar, point, start };
}

const bodyLines = ({ sections }: ResumeDocument): NodeId[] =>
  sections.flatMap(({ entries }) => entries.flatMap(({ body }) => body.map(({ id }) => id)));
