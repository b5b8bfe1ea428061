import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
}

/** Nothing here yet, or nothing found: says why, and offers the next step. */
export function EmptyState({ icon: Icon, title, text, children }: EmptyStateProps) {
  return (
    <div
      data-empty-state
      className="flex flex-col items-center justify-center rounded-lg border border-dashed border-line-strong px-6 py-12 text-center"
    >
      <Icon aria-hidden className="size-7 text-ink-faint" strokeWidth={1.5} />
      <p className="mt-4 font-serif text-lg font-semibold">{title}</p>
      {text && <p className="mt-1 max-w-md text-sm text-ink-soft">{text}</p>}
      {children && <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
