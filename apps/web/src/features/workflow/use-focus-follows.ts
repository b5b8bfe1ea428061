import { type RefObject, useEffect, useRef } from 'react';

/** A closing panel takes what had the focus with it: the keyboard and the reader's voice then follow to the one that opens. */
export function useFocusFollows(shown: string, tabs: RefObject<HTMLElement | null>): void {
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    // The panels change places in a drawing of their own, right after this one.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      tabs.current?.querySelector<HTMLElement>('[role=tabpanel][data-state=active]')?.focus({ preventScroll: true });
    });
  }, [shown, tabs]);
}
