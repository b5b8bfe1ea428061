import { useRef } from 'react';

/** Radix gives the focus back to a dialog's trigger only; this gives it back to whatever opened a dialog that has none. */
export function useFocusReturn() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = findOpener();
    },
    onCloseAutoFocus: (event: Event) => {
      const element = opener.current;
      // Whoever closed the dialog may have moved the focus already.
      if (document.activeElement !== document.body) return;
      // Safari does not focus a button that is clicked: then the page itself was active, and a trigger knows better.
      if (!(element instanceof HTMLElement) || element === document.body || !element.isConnected) return;
      event.preventDefault();
      element.focus();
    },
  };
}

/** An item of a menu is gone by the time the dialog closes; the button that opened the menu, which names it, is still there. */
function findOpener(): Element | null {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
}
