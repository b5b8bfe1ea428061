/** Where a tab keeps the resume that is being worked on; also what must go when its owner signs out on another page. */
export const draftKey = 'fitted.workflow';

/** Stands beside the draft while a resume was handed in; index.html names it, too. */
export const atWorkKey = 'fitted.at-work';

export function removeDraft(): void {
  try {
    window.sessionStorage.removeItem(draftKey);
    window.sessionStorage.removeItem(atWorkKey);
  } catch {
    // Browsers may refuse storage: then nothing was stored.
  }
}
