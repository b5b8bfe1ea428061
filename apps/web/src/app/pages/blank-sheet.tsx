import type { ReactNode } from 'react';

interface BlankSheetProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Beside the words on wide screens. */
  readonly picture?: ReactNode;
  /** What to do instead. */
  readonly children: ReactNode;
  /** Below that: where people often go. */
  readonly more?: ReactNode;
}

/** For pages without content: what is missing, and what to do. */
export function BlankSheet({ title, text, picture, children, more }: BlankSheetProps) {
  return (
    <div
      data-blank-sheet
      className="page-width grid items-center gap-x-16 gap-y-12 py-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:py-20"
    >
      <div>
        <h1 className="headline text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-5 max-w-xl text-lg text-ink-soft">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:[&>*]:w-full">{children}</div>
        {more}
      </div>
      {picture}
    </div>
  );
}
