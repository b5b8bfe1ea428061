import { useCallback, useRef } from 'react';

/** One function for the life of the component, which does what the latest does: what is memoised is not drawn anew for it. */
export function useStableCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  latest.current = callback;
  return useCallback((...args) => latest.current(...args), []);
}
