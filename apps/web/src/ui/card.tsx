import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={clsx('rounded-lg border border-line bg-raised p-5 sm:p-6', className)} />;
}

interface CardHeaderProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** The level of its heading. */
  readonly as?: 'h2' | 'h3';
}

export function CardHeader({ title, text, action, as: Heading = 'h2' }: CardHeaderProps) {
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div>
        <Heading className="text-xl">{title}</Heading>
        {text && <p className="mt-1 text-sm text-ink-soft">{text}</p>}
      </div>
      {action}
    </div>
  );
}
