import { atWorkKey } from '../browser/draft-key.ts';
import { createStore, useStore } from '../browser/store.ts';

/** Whether a resume is being worked on in this tab. If so, the home page is a desk without the welcome. */
const store = createStore(typeof document !== 'undefined' && 'desk' in document.documentElement.dataset);

/** The script in index.html reads it before the first paint, so that a reload does not flash the welcome. */
export function setAtWork(isAtWork: boolean): void {
  store.set(isAtWork);
  document.documentElement.toggleAttribute('data-desk', isAtWork);
  try {
    if (isAtWork) window.sessionStorage.setItem(atWorkKey, 'yes');
    else window.sessionStorage.removeItem(atWorkKey);
  } catch {
    // Storage may be blocked; then a reload starts with the welcome.
  }
}

export const useIsAtWork = (): boolean => useStore(store, () => false);

/** The element in the header for the tool's steps while a resume is being worked on. */
export const deskRowId = 'desk-row';
