import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

export const mainId = 'main';

/**
 * A page change inside the app does what a page load does: reading starts at the top and the keyboard at the page's
 * beginning. Going back leaves the scroll position to the browser.
 */
export function usePageArrival(): void {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (hash) findTarget(hash)?.scrollIntoView();
    if (pathname === lastPathname.current) return;
    lastPathname.current = pathname;

    document.getElementById(mainId)?.focus({ preventScroll: true });
    if (navigation !== 'POP' && !hash) window.scrollTo(0, 0);
  }, [pathname, hash, navigation]);
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Anybody can write an address, "/#100%" too.
    return null;
  }
}
