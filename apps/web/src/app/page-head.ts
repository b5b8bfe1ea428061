import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../i18n/use-translation.ts';

/** The first page has the head that the server wrote; those that follow write their own, with code that then comes. */
export function usePageHead(): void {
  const { pathname } = useLocation();
  const language = useLanguage();
  const shown = useRef(`${language} ${pathname}`);

  useEffect(() => {
    const now = `${language} ${pathname}`;
    if (now === shown.current) return;
    shown.current = now;
    // Search engines read this, not people: without a connection nothing is lost.
    import('./update-head.ts').then(({ updateHead }) => updateHead(pathname, language)).catch(() => undefined);
  }, [pathname, language]);
}
