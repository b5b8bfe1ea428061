import clsx from 'clsx';

/** The outline of what is loading. A text next to it says so, for people who cannot see it. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={clsx('animate-pulse rounded-md bg-line', className ?? 'h-4 w-full')} />;
}
