import { type ReactNode, useId } from 'react';

interface LessonProps {
  /** Id for links to it. */
  readonly anchor: string;
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly inApp: string;
  /** The worked example beside the explanation. */
  readonly children: ReactNode;
}

export function Lesson({ anchor, number, title, text, inApp, children }: LessonProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid items-start gap-x-16 gap-y-6 border-t border-line py-9 first:border-ink lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:py-11"
    >
      <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 sm:grid-cols-[2.5rem_minmax(0,1fr)]">
        <p aria-hidden className="font-serif text-3xl leading-none text-accent italic">
          {number}
        </p>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <div className="mt-3 max-w-xl max-sm:col-span-2 sm:col-start-2">
          <p className="text-ink-soft">{text}</p>
          <p className="mt-4 text-sm text-ink-faint">{inApp}</p>
        </div>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
