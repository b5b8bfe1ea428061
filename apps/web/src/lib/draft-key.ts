/** Where a tab keeps the resume that is being worked on; also what must go when its owner signs out on another page. */
export const draftKey = 'fitted.workflow';

export function removeDraft(): void {
  try {
    window.sessionStorage.removeItem(draftKey);
  } catch {
    // Browsers may refuse storage: then nothing was stored.
  }
}
