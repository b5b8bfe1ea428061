declare global {
  interface Window {
    /** The files that were chosen or dropped, and that no code has taken yet; index.html keeps them. */
    chosenFiles?: readonly File[] | undefined;
  }
}

/** Hands over, once, what was chosen before the page's code was there. */
export function takeEarlyFiles(): readonly File[] {
  const files = window.chosenFiles ?? [];
  window.chosenFiles = undefined;
  return files;
}
