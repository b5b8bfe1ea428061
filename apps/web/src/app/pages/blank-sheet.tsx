import type { ReactNode } from 'react';

interface BlankSheetProps {
  readonly title: string;
  readonly text: string;
  /** Small print below the text. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A message on an empty sheet of paper, for pages without content. */
export function BlankSheet({ title, text, note, children }: BlankSheetProps) {
  return (
    <div data-blank-sheet className="page-width grid min-h-[70vh] place-items-center py-16">
      <div className="relative w-full max-w-xl">
        <div aria-hidden className="absolute inset-0 rotate-2 rounded-sm bg-paper-shade shadow-float" />
        <div className="relative rounded-sm bg-paper px-8 py-14 text-center text-paper-ink shadow-float sm:px-14">
          <div aria-hidden className="mx-auto mb-8 h-2 w-24 rounded-full bg-paper-changed" />
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          <p className="mt-4 text-paper-soft">{text}</p>
          {note !== undefined && <p className="mt-2 text-xs text-paper-soft">{note}</p>}
          <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
        </div>
      </div>
    </div>
  );
}
