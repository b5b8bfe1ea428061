import type { listAdvertisements } from '@fitted/contract/advertisements';
import type { AdLocation } from '@fitted/contract/constants';
import { useEffect, useState } from 'react';
import { addressOf, call } from '../../lib/api/client.ts';
import { useSession } from '../../lib/session/session.ts';
import { pickAdvertisement, type Shown } from './pick-advertisement.ts';

const address = addressOf<typeof listAdvertisements>('GET', '/api/advertisements');

/** Slots that were empty, for which the next page reserves no space. */
const emptyPlaces = new Set<AdLocation>();

/** Undefined while loading, null if there is none. Not requested for administrators. */
export function useAdvertisement(location: AdLocation): Shown | null | undefined {
  const session = useSession();
  const isVisitor = session.status === 'ready' && !session.value?.isAdmin;
  const [shown, setShown] = useState<Shown | null | undefined>(() => (emptyPlaces.has(location) ? null : undefined));

  useEffect(() => {
    if (!isVisitor) return;
    const controller = new AbortController();
    const show = (advertisement: Shown | null) => {
      if (advertisement) emptyPlaces.delete(location);
      else emptyPlaces.add(location);
      setShown(advertisement);
    };
    call(address, { query: { location } }, { signal: controller.signal }).then(
      (advertisements) => show(pickAdvertisement(advertisements, location, new Date())),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        // biome-ignore lint/suspicious/noConsole: logged only, because a page without its advertisement is not broken
        console.warn('The advertisement could not be loaded.', error);
        show(null);
      },
    );
    // Leaving the page clears the slot.
    return () => controller.abort();
  }, [isVisitor, location]);

  return session.status === 'loading' || isVisitor ? shown : null;
}
