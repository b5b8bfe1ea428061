declare global {
  interface Window {
    /** The file that was chosen or dropped, and that no code has taken yet; index.html keeps it. */
    chosenFile?: File | undefined;
  }
}

/** Hands over, once, what was chosen before the page's code was there. */
export function takeEarlyFile(): File | undefined {
  const file = window.chosenFile;
  window.chosenFile = undefined;
  return file;
}
