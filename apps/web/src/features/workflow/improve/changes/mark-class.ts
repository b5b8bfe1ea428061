interface Ground {
  /** In the colours of the sheet, which stay light in dark mode, or of the page. */
  readonly isOnPaper?: boolean | undefined;
  /** Not a change yet: in the ink of suggestions. */
  readonly isSuggested?: boolean | undefined;
}

/** How new words are marked. */
export function markClass({ isOnPaper, isSuggested }: Ground): string {
  if (isSuggested) return isOnPaper ? 'bg-paper-suggested text-paper-on-suggested' : 'bg-suggested text-on-suggested';
  return isOnPaper ? 'bg-paper-changed text-paper-on-changed' : 'bg-changed text-on-changed';
}
