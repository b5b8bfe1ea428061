import clsx from 'clsx';
import type { ReactNode } from 'react';
import { hasMoved } from './has-moved.ts';

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
