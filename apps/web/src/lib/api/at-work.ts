import { atWorkKey } from '../browser/draft-key.ts';
import { createStore, useStore } from '../browser/store.ts';

/** Whether a resume is being worked on in this tab: then the home page is a desk, and the words of welcome are gone. */
const store = createStore(typeof document !== 'undefined' && 'desk' in document.documentElement.dataset);

/** The script in index.html reads it before the first paint, so that a reload does not show the welcome first. */
export function setAtWork(isAtWork: boolean): void {
  store.set(isAtWork);
  document.documentElement.toggleAttribute('data-desk', isAtWork);
  try {
    if (isAtWork) window.sessionStorage.setItem(atWorkKey, 'yes');
    else window.sessionStorage.removeItem(atWorkKey);
  } catch {
    // Storage may be forbidden: then a reload begins with the welcome.
  }
}

export const useIsAtWork = (): boolean => useStore(store, () => false);

/** The place in the header that the tool's steps take while a resume is being worked on. */
export const deskRowId = 'desk-row';
