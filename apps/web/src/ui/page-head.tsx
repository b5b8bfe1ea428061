import clsx from 'clsx';
import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** For the text: where a phone has better use for the room. */
  readonly textClass?: string;
  /** Beside the title on wide screens: a link, or what to do next. */
  readonly children?: ReactNode;
}

/**
 * The head of a page on which one works or looks something up: one size and one place everywhere. Pages that tell
 * something have the larger head of `PublicPage`.
 */
export function PageHead({ title, text, textClass, children }: PageHeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 flex-1 basis-80">
        <h1 className="headline text-3xl sm:text-4xl">{title}</h1>
        {text && <p className={clsx('mt-3 max-w-2xl text-ink-soft', textClass)}>{text}</p>}
      </div>
      {children}
    </header>
  );
}
