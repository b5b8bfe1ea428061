import { Skeleton } from '../../../ui/skeleton.tsx';

export function FormSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="grid gap-4">
      <p role="status" className="text-sm text-ink-soft">
        {label}
      </p>
      <Skeleton className="h-11 w-full" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    </div>
  );
}
