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
    <section id={anchor} aria-labelledby={id} className="border-t border-line">
      <div className="page-width grid gap-8 py-12 lg:grid-cols-2 lg:gap-16 lg:py-16">
        <div className="min-w-0">
          <p aria-hidden className="font-serif text-4xl leading-none text-accent italic">
            {number}
          </p>
          <h2 id={id} className="mt-4 text-2xl sm:text-3xl">
            {title}
          </h2>
          <p className="mt-4 text-ink-soft">{text}</p>
          <p className="mt-4 border-l-2 border-accent pl-4 text-sm text-ink-soft">{inApp}</p>
        </div>
        <div className="min-w-0 self-center">{children}</div>
      </div>
    </section>
  );
}
