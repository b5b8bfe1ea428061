import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

export const mainId = 'main';

/**
 * A page change inside the app behaves like a page load: scrolls to the top and moves the focus to the page's start.
 * Going back leaves the scroll position to the browser.
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
    // Anyone can write an invalid address, such as "/#100%".
    return null;
  }
}
