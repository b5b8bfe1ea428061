import { type ReactNode, useId } from 'react';

interface CallBandProps {
  readonly title: string;
  readonly text: ReactNode;
  /** One or two buttons, or links that look like them. */
  readonly children: ReactNode;
}

/** The end of a page: what to do next. */
export function CallBand({ title, text, children }: CallBandProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line bg-raised">
      <div className="page-width flex flex-col gap-7 py-14 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-2xl">
          <h2 id={id} className="text-3xl">
            {title}
          </h2>
          <p className="mt-3 text-ink-soft">{text}</p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:w-full">{children}</div>
      </div>
    </section>
  );
}
