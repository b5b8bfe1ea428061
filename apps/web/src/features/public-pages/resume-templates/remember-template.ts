/** Read by the download tab, for as long as this browser tab is open. */
export const templateStorageKey = 'fitted.template';

export function rememberTemplate(id: string): void {
  try {
    window.sessionStorage.setItem(templateStorageKey, id);
  } catch {
    // Storage may be forbidden: the template can still be chosen at the download.
  }
}
