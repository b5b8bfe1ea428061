import { useSyncExternalStore } from 'react';

/** A value that components follow. Small enough for the first page load, where a query library would not be. */
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
 * `drawn` is what the page was drawn with on the server, where it differs from what this browser remembers: the first
 * drawing here must equal that one.
 */
export function useStore<T>(store: Store<T>, drawn: () => T = store.get): T {
  return useSyncExternalStore(store.subscribe, store.get, drawn);
}
