import { useEffect, useEffectEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { splitLanguage } from '../format/language-address.ts';
import { unsaved } from '../session/session.ts';
import { popGuards } from './pop-guard.ts';

/**
 * Protects unsaved text: the browser asks before the tab is closed or reloaded, `ask` is called with a way to continue
 * when the person goes back or follows a link, and a session that ends elsewhere keeps the page.
 */
export function useUnsaved(isDirty: boolean, ask: (leave: () => void) => void): void {
  const { key } = useLocation();
  const base = splitLanguage(useHref('/')).basename;
  const navigate = useNavigate();
  const onAttempt = useEffectEvent(ask);
  const follow = useEffectEvent((address: string) => void navigate(address));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another place in the history
  useEffect(() => {
    if (!isDirty) return;
    const place = placeOf(window.history.state);

    const release = new AbortController();
    const { signal } = release;
    const form = {};
    unsaved.add(form);
    signal.addEventListener('abort', () => {
      unsaved.delete(form);
      popGuards.delete(onPop);
    });

    const onPop = (event: PopStateEvent) => {
      const wanted = placeOf(event.state);
      // An anchor on this same page.
      if (wanted === undefined || place === undefined) return;
      event.stopImmediatePropagation();
      const steps = wanted - place;
      if (steps === 0) return;
      // The browser has already navigated: return to the form, then ask.
      window.history.go(-steps);
      onAttempt(() => {
        release.abort();
        window.history.go(steps);
      });
    };
    const onClick = (event: MouseEvent) => {
      const address = findAddress(event);
      if (!address || splitLanguage(address.pathname).basename !== base) return;
      event.preventDefault();
      onAttempt(() => {
        release.abort();
        follow(`${splitLanguage(address.pathname).path}${address.search}${address.hash}`);
      });
    };
    popGuards.add(onPop);
    window.addEventListener('click', onClick, { capture: true, signal });
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    return () => release.abort();
  }, [isDirty, key, base]);
}

/** Index of a history entry, as recorded by the router. */
const placeOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/** The target of a click, if it is another page of ours in this tab; for others the browser itself asks. */
function findAddress(event: MouseEvent): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || isElsewhere || link.target || link.hasAttribute('download')) return undefined;
  const address = new URL(link.href);
  const isThisPage = address.pathname === window.location.pathname;
  return address.origin === window.location.origin && !isThisPage ? address : undefined;
}
