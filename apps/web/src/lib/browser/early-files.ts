declare global {
  interface Window {
    /** Files chosen or dropped before the page's code arrived; index.html keeps them. */
    chosenFiles?: readonly File[] | undefined;
  }
}

/** Returns, once, the files chosen before the page's code arrived. */
export function takeEarlyFiles(): readonly File[] {
  const files = window.chosenFiles ?? [];
  window.chosenFiles = undefined;
  return files;
}
