const storageKey = 'fitted.template';

/** Passes the choice from the gallery to the download tab, while this browser tab is open. */
export function rememberTemplate(id: string): void {
  try {
    window.sessionStorage.setItem(storageKey, id);
  } catch {
    // Storage may be blocked; the template can still be chosen when downloading.
  }
}

/** Only once, so that a later choice is kept. */
export function takeChosenTemplate(): string | null {
  try {
    const chosen = window.sessionStorage.getItem(storageKey);
    window.sessionStorage.removeItem(storageKey);
    return chosen;
  } catch {
    return null;
  }
}
