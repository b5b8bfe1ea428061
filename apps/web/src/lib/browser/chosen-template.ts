const storageKey = 'fitted.template';

/** From the gallery to the download tab, for as long as this browser tab is open. */
export function rememberTemplate(id: string): void {
  try {
    window.sessionStorage.setItem(storageKey, id);
  } catch {
    // Storage may be forbidden: the template can still be chosen at the download.
  }
}

/** Once: whoever then chooses another one keeps that. */
export function takeChosenTemplate(): string | null {
  try {
    const chosen = window.sessionStorage.getItem(storageKey);
    window.sessionStorage.removeItem(storageKey);
    return chosen;
  } catch {
    return null;
  }
}
