import clsx from 'clsx';

/** The shape of what is loading. The words that say so stand beside it, for those who cannot see it. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={clsx('animate-pulse rounded-md bg-line', className ?? 'h-4 w-full')} />;
}
