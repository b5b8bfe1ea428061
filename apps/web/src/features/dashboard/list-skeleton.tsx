import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Placeholder for a few rows, with a text for people who cannot see it. */
export function ListSkeleton({ rows = 3 }: { readonly rows?: number }) {
  const { t } = useTranslation('dashboard');
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing never reorder
        <div key={row} className="grid gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3 w-3/5" />
        </div>
      ))}
    </div>
  );
}
