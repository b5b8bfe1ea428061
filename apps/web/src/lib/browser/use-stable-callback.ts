import { useCallback, useRef } from 'react';

/** A function with a stable identity that calls the latest callback, so that memoised components do not re-render. */
export function useStableCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  latest.current = callback;
  return useCallback((...args) => latest.current(...args), []);
}
