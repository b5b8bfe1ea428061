import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../i18n/use-translation.ts';

/** The first page has the head that the server wrote; later ones write their own, with code loaded then. */
export function usePageHead(): void {
  const { pathname } = useLocation();
  const language = useLanguage();
  const shown = useRef(`${language} ${pathname}`);

  useEffect(() => {
    const now = `${language} ${pathname}`;
    if (now === shown.current) return;
    shown.current = now;
    // Only search engines read this, so failing to load it does no harm.
    import('./update-head.ts').then(({ updateHead }) => updateHead(pathname, language)).catch(() => undefined);
  }, [pathname, language]);
}
