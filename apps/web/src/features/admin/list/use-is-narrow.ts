import { useSyncExternalStore } from 'react';

/** Where a table would not fit. */
const query = '(max-width: 47.99rem)';

function follow(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Chooses between table and cards in script: both at once would double what a long list costs. */
export const useIsNarrow = (): boolean => useSyncExternalStore(follow, () => window.matchMedia(query).matches);
