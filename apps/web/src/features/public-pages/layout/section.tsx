import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

type SectionGround = 'surface' | 'raised' | 'sunken';

const grounds: Record<SectionGround, string> = { surface: '', raised: 'bg-raised', sunken: 'bg-sunken' };

interface SectionProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly ground?: SectionGround;
  /** On wide screens the heading is next to its content instead of above it. */
  readonly isSplit?: boolean;
  /** Id for links to it: `/about-us#service`. */
  readonly anchor?: string;
  readonly children?: ReactNode;
}

/** A full-width section of a public page, with its own background. */
export function Section({ title, text, ground = 'surface', isSplit = false, anchor, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} id={anchor} className={clsx('border-t border-line', grounds[ground])}>
      <div className={clsx('page-width py-14 lg:py-20', isSplit && 'grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16')}>
        <div className="min-w-0 max-w-2xl">
          <h2 id={id} className="text-3xl">
            {title}
          </h2>
          {text && <p className="mt-4 text-ink-soft">{text}</p>}
        </div>
        {children && <div className={clsx('min-w-0', !isSplit && 'mt-9')}>{children}</div>}
      </div>
    </section>
  );
}
