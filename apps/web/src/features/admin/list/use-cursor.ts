import { useState } from 'react';

export interface Cursor {
  readonly current: string | undefined;
  /** Zero-based. */
  readonly page: number;
  next(cursor: string): void;
  previous(): void;
}

/** The position in a list paged by cursors. A new `resetKey` starts on the first page. */
export function useCursor(resetKey: string): Cursor {
  const [state, setState] = useState<{ readonly key: string; readonly trail: readonly string[] }>({
    key: resetKey,
    trail: [],
  });
  const trail = state.key === resetKey ? state.trail : [];
  return {
    current: trail.at(-1),
    page: trail.length,
    next: (cursor) => setState({ key: resetKey, trail: [...trail, cursor] }),
    previous: () => setState({ key: resetKey, trail: trail.slice(0, -1) }),
  };
}
