import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';

const RelatedInsights = lazy(() =>
  import('../../../features/news/related-insights.tsx').then((module) => ({ default: module.RelatedInsights })),
);

/** The sidebar loads after the text. */
export function Related(props: ComponentProps<typeof RelatedInsights>) {
  return (
    <Suspense fallback={<Skeleton className="h-48" />}>
      <RelatedInsights {...props} />
    </Suspense>
  );
}
