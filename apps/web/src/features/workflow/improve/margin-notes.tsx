import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { placeNotes } from './place-notes.ts';

interface MarginNote {
  readonly id: string;
  /** The line of the sheet that it is about; without one it stands at the top. */
  readonly lineId: string | undefined;
  readonly content: ReactNode;
}

interface MarginNotesProps {
  readonly notes: readonly MarginNote[];
  readonly inHand: string | null;
  /** The sheet beside which the notes stand. */
  readonly sheet: RefObject<HTMLElement | null>;
}

const gapPx = 10;

/** Notes in the margin, each at its line. */
export function MarginNotes({ notes, inHand, sheet }: MarginNotesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [tops, setTops] = useState<readonly number[]>([]);
  const [height, setHeight] = useState(0);

  // Lines and notes change their height with words, fonts and the window: what is drawn is measured and placed.
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current || !sheet.current) return;
      const from = list.current.getBoundingClientRect().top;
      const lines = new Map(
        [...sheet.current.querySelectorAll<HTMLElement>('[data-line]')].map((line) => [line.dataset.line, line]),
      );
      const boxes = notes.map(({ lineId }, index) => ({
        lineTop: Math.max(0, (lines.get(lineId)?.getBoundingClientRect().top ?? from) - from),
        height: (list.current?.children[index] as HTMLElement | undefined)?.offsetHeight ?? 0,
      }));
      const placed = placeNotes(
        boxes,
        gapPx,
        notes.findIndex(({ id }) => id === inHand),
      );
      setTops((before) => (before.join() === placed.join() ? before : placed));
      setHeight((placed.at(-1) ?? 0) + (boxes.at(-1)?.height ?? 0));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (sheet.current) observer.observe(sheet.current);
    for (const note of list.current?.children ?? []) observer.observe(note);
    return () => observer.disconnect();
  }, [notes, inHand, sheet]);

  return (
    <ul ref={list} className="relative" style={{ minHeight: height }}>
      {notes.map(({ id, content }, index) => (
        <li key={id} className="absolute inset-x-0 transition-[top] duration-150" style={{ top: tops[index] ?? 0 }}>
          {content}
        </li>
      ))}
    </ul>
  );
}
