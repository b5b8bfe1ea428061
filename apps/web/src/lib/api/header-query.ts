import { useEffect } from 'react';
import { createStore, type Store, useStore } from '../browser/store.ts';

/** A value stored on the server, as known to this page. */
export type HeaderQueryState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown };

export interface HeaderQuery<T> {
  readonly store: Store<HeaderQueryState<T>>;
  /** Its assumed state while the server renders a page. */
  readonly drawn: HeaderQueryState<T>;
  /** Reads it unless it is being read or still fresh. */
  load(): Promise<void>;
  /** Always reads it again; the known value stays visible meanwhile. */
  refresh(): Promise<void>;
  set(value: T): void;
  /** Forgets it; the next load reads it again. */
  forget(): void;
}

interface HeaderQueryOptions<T> {
  readonly freshMs: number;
  readonly drawn?: HeaderQueryState<T>;
  readonly now?: () => number;
}

/** A single object, so that a page rendered with it does not see a different state in the browser and render again. */
const loading = { status: 'loading' } as const;

/** A value read once for the whole page: for the few that the header needs before the query library is loaded. */
export function createHeaderQuery<T>(
  read: () => Promise<T>,
  { freshMs, drawn = loading, now = Date.now }: HeaderQueryOptions<T>,
): HeaderQuery<T> {
  const store = createStore<HeaderQueryState<T>>(loading);
  let pending: Promise<void> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  // A response requested before a sign-in or sign-out must not overwrite a newer state.
  let generation = 0;

  const settle = (state: HeaderQueryState<T>) => {
    generation += 1;
    pending = undefined;
    readAt = state.status === 'ready' ? now() : Number.NEGATIVE_INFINITY;
    store.set(state);
  };

  const refresh = (): Promise<void> => {
    generation += 1;
    const asked = generation;
    const settleIfCurrent = (state: HeaderQueryState<T>) => {
      if (asked === generation) settle(state);
    };
    pending = read().then(
      (value) => settleIfCurrent({ status: 'ready', value }),
      (error: unknown) => settleIfCurrent({ status: 'failed', error }),
    );
    return pending;
  };

  return {
    store,
    drawn,
    refresh,
    load: () => pending ?? (now() - readAt < freshMs ? Promise.resolve() : refresh()),
    // Reuses the state that the page was rendered with, so that hydration does not render again.
    set: (value) =>
      settle(drawn.status === 'ready' && Object.is(drawn.value, value) ? drawn : { status: 'ready', value }),
    forget: () => settle(loading),
  };
}

export function useHeaderQuery<T>(remote: HeaderQuery<T>, enabled = true): HeaderQueryState<T> {
  useEffect(() => {
    if (enabled) void remote.load();
  }, [remote, enabled]);
  return useStore(remote.store, () => remote.drawn);
}
