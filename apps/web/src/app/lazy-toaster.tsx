import { lazy, Suspense } from 'react';
import { useToast } from '../lib/browser/toast.ts';

const Toaster = lazy(() => import('../ui/overlay/toaster.tsx').then((module) => ({ default: module.Toaster })));

/** Most visits show no toast, so its code is loaded with the first one. */
export function LazyToaster() {
  const toast = useToast();
  if (!toast) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
