/** Where a tab keeps the resume in progress; must also be removed when its owner signs out on another page. */
export const draftKey = 'fitted.workflow';

/** Set alongside the draft while there is a resume; index.html uses it, too. */
export const atWorkKey = 'fitted.at-work';

export function removeDraft(): void {
  try {
    window.sessionStorage.removeItem(draftKey);
    window.sessionStorage.removeItem(atWorkKey);
  } catch {
    // Storage may be blocked; then nothing was stored.
  }
}
