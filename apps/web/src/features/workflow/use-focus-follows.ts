import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the focused element disappears with its panel, the focus moves to the panel that opens, for keyboards and screen
 * readers.
 */
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
