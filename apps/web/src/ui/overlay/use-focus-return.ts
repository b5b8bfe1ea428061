import { useRef } from 'react';

/** Radix returns the focus only to a dialog's trigger; this returns it to whatever opened a dialog without one. */
export function useFocusReturn() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = findOpener();
    },
    onCloseAutoFocus: (event: Event) => {
      const element = opener.current;
      // The code that closed the dialog may have moved the focus already.
      if (document.activeElement !== document.body) return;
      // Safari does not focus a clicked button, so the body was active; then leave it to Radix, which knows the
      // trigger.
      if (!(element instanceof HTMLElement) || element === document.body || !element.isConnected) return;
      event.preventDefault();
      element.focus();
    },
  };
}

/** A menu item is gone when the dialog closes, but the button that opened the menu (and labels it) is still there. */
function findOpener(): Element | null {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
}
