import { type RefObject, useEffect, useRef } from 'react';

/** If the focused element disappears with its panel, keyboard and screen reader focus move to the panel that opens. */
export function useFocusFollows(shown: string, tabs: RefObject<HTMLElement | null>): void {
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    // The panels are swapped in a separate render, right after this one.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      tabs.current?.querySelector<HTMLElement>('[role=tabpanel][data-state=active]')?.focus({ preventScroll: true });
    });
  }, [shown, tabs]);
}
