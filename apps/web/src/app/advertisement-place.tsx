import type { AdLocation } from '@fitted/contract/constants';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { whenUsed } from '../lib/browser/when-used.ts';
import { useUser } from '../lib/session/session.ts';

// If the advertisement does not load, the page is shown without it.
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

/** Takes no room until an advertisement is there. Each page has its own, which is removed when the page is left. */
export function AdvertisementPlace(props: AdvertisementPlaceProps) {
  const { pathname } = useLocation();
  // Administrators see none, and their space is removed without waiting for them to use the page.
  if (useUser()?.isAdmin) return null;
  return (
    <Suspense fallback={null}>
      <Slot key={pathname} {...props} />
    </Suspense>
  );
}
