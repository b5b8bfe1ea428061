import { useEffect } from 'react';
import { createStore, type Store, useStore } from '../browser/store.ts';

/** A value kept on the server, as this page knows it. */
export type RemoteState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown };

export interface Remote<T> {
  readonly store: Store<RemoteState<T>>;
  /** What the server takes it to be when it draws a page. */
  readonly drawn: RemoteState<T>;
  /** Reads it unless it is being read or still fresh. */
  load(): Promise<void>;
  /** Reads it in any case; what is known stays visible meanwhile. */
  refresh(): Promise<void>;
  set(value: T): void;
  /** Forgets it; the next load reads it again. */
  forget(): void;
}

interface RemoteOptions<T> {
  readonly freshMs: number;
  readonly drawn?: RemoteState<T>;
  readonly now?: () => number;
}

/** One and the same, so that a page drawn with it does not take the browser's for another and draw again. */
const loading = { status: 'loading' } as const;

/** One value read once for the whole page: the few that the header needs before any query library is loaded. */
export function createRemote<T>(
  read: () => Promise<T>,
  { freshMs, drawn = loading, now = Date.now }: RemoteOptions<T>,
): Remote<T> {
  const store = createStore<RemoteState<T>>(loading);
  let pending: Promise<void> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  // An answer that was asked for before a sign-in or sign-out must not overwrite what is known since.
  let generation = 0;

  const settle = (state: RemoteState<T>) => {
    generation += 1;
    pending = undefined;
    readAt = state.status === 'ready' ? now() : Number.NEGATIVE_INFINITY;
    store.set(state);
  };

  const refresh = (): Promise<void> => {
    generation += 1;
    const asked = generation;
    const settleIfCurrent = (state: RemoteState<T>) => {
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
    // The very state that the page was drawn with, so that nothing is drawn again while it comes to life.
    set: (value) =>
      settle(drawn.status === 'ready' && Object.is(drawn.value, value) ? drawn : { status: 'ready', value }),
    forget: () => settle(loading),
  };
}

export function useRemote<T>(remote: Remote<T>, enabled = true): RemoteState<T> {
  useEffect(() => {
    if (enabled) void remote.load();
  }, [remote, enabled]);
  return useStore(remote.store, () => remote.drawn);
}
