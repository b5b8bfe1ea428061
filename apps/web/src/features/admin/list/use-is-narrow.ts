import { useSyncExternalStore } from 'react';

/** Too narrow for a table. */
const query = '(max-width: 47.99rem)';

function follow(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Chooses between table and cards in script: rendering both would double the cost of a long list. */
export const useIsNarrow = (): boolean => useSyncExternalStore(follow, () => window.matchMedia(query).matches);
