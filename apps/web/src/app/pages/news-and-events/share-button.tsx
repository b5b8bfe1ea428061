import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';

const ShareDialog = lazy(() =>
  import('../../../features/share/share-dialog.tsx').then((module) => ({ default: module.ShareDialog })),
);

/** A dialog needs much code, and few people open this one, so the page does not wait for it. */
export function ShareButton({ url }: { readonly url: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-11 w-28 sm:h-10" />}>
      <ShareDialog url={url} />
    </Suspense>
  );
}
