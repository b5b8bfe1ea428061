import { useSyncExternalStore } from 'react';

/** A value that components subscribe to. Small enough for the initial load, unlike a query library. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * `drawn` is the value that the server rendered the page with, if it differs from what this browser remembers: the
 * first render here must match it.
 */
export function useStore<T>(store: Store<T>, drawn: () => T = store.get): T {
  return useSyncExternalStore(store.subscribe, store.get, drawn);
}
