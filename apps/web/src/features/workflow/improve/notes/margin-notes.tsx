import clsx from 'clsx';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useStableCallback } from '../../../../lib/browser/use-stable-callback.ts';
import { placeNotes } from './place-notes.ts';

interface MarginNote {
  readonly id: string;
  /** The line of the sheet that it is about; without one it goes to the top. */
  readonly lineId: string | undefined;
  /** Without one it only keeps the place of a note. */
  readonly isLinked?: boolean;
  /** Linked by a dashed line in its own ink. */
  readonly isSuggested?: boolean;
  readonly content: ReactNode;
}

interface MarginNotesProps {
  readonly notes: readonly MarginNote[];
  readonly inHand: string | null;
  /** Stands exactly at its line. One under the pointer stays where it is: its buttons would move away from it. */
  readonly pinned: string | null;
  /** The sheet that the notes are beside. */
  readonly sheet: RefObject<HTMLElement | null>;
}

const gapPx = 10;
/** Between the sheet and the notes. */
const linkPx = 24;
/** From the top of a line, and of a note, to where its link ends. */
const [lineMiddle, noteMiddle] = [10, 22];

/** A link longer than this is drawn only while its note is in hand. */
const farPx = 200;

/** Notes in the margin, each at its line and linked to it. */
export function MarginNotes({ notes, inHand, pinned, sheet }: MarginNotesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [tops, setTops] = useState<ReadonlyMap<string, number>>(new Map());
  const [lines, setLines] = useState<readonly number[]>([]);
  const [height, setHeight] = useState(0);

  // The height of lines and notes depends on text, fonts and the window, so notes are drawn, measured and then placed.
  const measure = useStableCallback(() => {
    if (!list.current || !sheet.current) return;
    const from = list.current.getBoundingClientRect().top;
    const drawn = new Map(
      [...sheet.current.querySelectorAll<HTMLElement>('[data-line]')].map((line) => [line.dataset.line, line]),
    );
    const wanted = notes.map(({ lineId }) =>
      Math.max(0, (drawn.get(lineId)?.getBoundingClientRect().top ?? from) - from),
    );
    const boxes = wanted.map((lineTop, index) => ({
      lineTop,
      height: (list.current?.children[index] as HTMLElement | undefined)?.offsetHeight ?? 0,
    }));
    const placed = placeNotes(
      boxes,
      gapPx,
      notes.findIndex(({ id }) => id === pinned),
    );
    const topOf = new Map(notes.map(({ id }, index) => [id, placed[index] ?? 0]));
    setTops((before) => (isSame(before, topOf) ? before : topOf));
    setLines((before) => (before.join() === wanted.join() ? before : wanted));
    setHeight((placed.at(-1) ?? 0) + (boxes.at(-1)?.height ?? 0));
  });

  const isPlaced = notes.every(({ id }) => tops.has(id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other notes, or another in hand, are the reason to measure
  useLayoutEffect(() => {
    if (!isPlaced) return measure();
    // In the next frame: measuring at once would make a switch wait for the layout of all notes.
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  }, [notes, inHand, pinned, sheet]);

  const ids = notes.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other notes are other elements to observe
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    if (sheet.current) observer.observe(sheet.current);
    for (const note of list.current?.children ?? []) observer.observe(note);
    return () => observer.disconnect();
  }, [ids, sheet]);

  return (
    <div className="relative">
      <svg
        aria-hidden="true"
        width={linkPx}
        className="pointer-events-none absolute inset-y-0 top-0 h-full overflow-visible"
        style={{ left: -linkPx }}
      >
        {notes.map(({ id, lineId, isLinked = true, isSuggested }, index) => {
          const [from, to] = [(lines[index] ?? 0) + lineMiddle, (tops.get(id) ?? 0) + noteMiddle];
          // Many long links side by side show nothing; the one in hand has its own, however long.
          const isDrawn = id === inHand || Math.abs(to - from) <= farPx;
          return (
            lineId !== undefined &&
            isLinked &&
            tops.has(id) && (
              <g
                key={id}
                className={linkColour(isSuggested, id === inHand)}
                strokeOpacity={inHand === null || id === inHand ? 1 : 0.35}
              >
                <circle cx={0} cy={from} r={3} fill="currentColor" />
                {isDrawn && (
                  <path
                    d={`M0 ${from} C${linkPx * 0.7} ${from} ${linkPx * 0.3} ${to} ${linkPx} ${to}`}
                    fill="none"
                    stroke="currentColor"
                    strokeWidth={id === inHand ? 2 : 1.25}
                    strokeDasharray={isSuggested ? '4 3' : undefined}
                  />
                )}
              </g>
            )
          );
        })}
      </svg>
      <ul ref={list} className="relative" style={{ minHeight: height }}>
        {notes.map(({ id, content }) => (
          <li
            key={id}
            data-in-hand={id === inHand || undefined}
            // Until it has its place a note is only measured: at the top it would lie on the others.
            className={clsx(
              'absolute inset-x-0 scroll-my-24',
              tops.has(id) ? 'transition-[top] duration-150' : 'invisible',
            )}
            style={{ top: tops.get(id) ?? 0 }}
          >
            {content}
          </li>
        ))}
      </ul>
    </div>
  );
}

const isSame = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean =>
  one.size === other.size && [...other].every(([id, top]) => one.get(id) === top);

function linkColour(isSuggested: boolean | undefined, isInHand: boolean): string {
  if (isSuggested) return isInHand ? 'text-on-suggested' : 'text-suggested-line';
  return isInHand ? 'text-on-changed' : 'text-changed-line';
}
