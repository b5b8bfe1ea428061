import clsx from 'clsx';
import type { PointerEvent, ReactNode } from 'react';

/** When the page scrolls under a resting pointer, notes pass under it that the person is not pointing at. */
const hasMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;

interface NoteFrameProps {
  /** Of the change that the note is about. */
  readonly id: string;
  readonly className: string;
  readonly onHold: (id: string | null) => void;
  readonly children: ReactNode;
}

/** Around a note in the margin: under the pointer, or with the focus, it marks its line on the sheet. */
export function NoteFrame({ id, className, onHold, children }: NoteFrameProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and the focus only mark the line that the note is about
    <div
      onPointerEnter={(event) => hasMoved(event) && onHold(id)}
      onPointerLeave={(event) => hasMoved(event) && onHold(null)}
      onFocus={() => onHold(id)}
      onBlur={() => onHold(null)}
      className={clsx('settle rounded-md border bg-raised text-sm transition-[border-color,box-shadow]', className)}
    >
      {children}
    </div>
  );
}
