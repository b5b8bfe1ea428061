import { Skeleton } from '../../../ui/skeleton.tsx';

/** Placeholder for a detail page: title, text and sidebar. As high as the window, so that nothing below it jumps. */
export function DetailSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" className="min-h-dvh">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-4 w-32" />
      <Skeleton className="mt-6 h-12 w-3/4" />
      <div className="mt-10 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-3">
          <Skeleton />
          <Skeleton />
          <Skeleton className="h-4 w-2/3" />
        </div>
        <Skeleton className="h-64" />
      </div>
    </div>
  );
}
