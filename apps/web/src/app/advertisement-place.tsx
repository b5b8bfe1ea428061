import type { AdLocation } from '@fitted/contract/constants';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { whenUsed } from '../lib/browser/when-used.ts';
import { useUser } from '../lib/session/session.ts';

// A page whose advertisement did not load is a page without advertisement.
const Slot = lazy(() =>
  whenUsed()
    .then(() => import('../features/advertisements/advertisement-slot.tsx'))
    .then(
      (module) => ({ default: module.AdvertisementSlot }),
      () => ({ default: () => null }),
    ),
);

interface AdvertisementPlaceProps {
  readonly location: AdLocation;
  readonly className?: string;
}

/** Reserves the place at once; each page gets its own advertisement, which goes when the page is left. */
export function AdvertisementPlace(props: AdvertisementPlaceProps) {
  const { pathname } = useLocation();
  // Administrators are shown none, and need not touch the page for its place to go.
  if (useUser()?.isAdmin) return null;
  return (
    <Suspense fallback={<div className={`min-h-[100px] ${props.className ?? ''}`} />}>
      <Slot key={pathname} {...props} />
    </Suspense>
  );
}
