/** Where many notes crowd above it, the note of a line stands lower than the line: the page moves on to it, once it is placed. */
export function showNote(): void {
  // Measured with the first frame, drawn with the second.
  const show = () => document.querySelector('[data-in-hand]')?.scrollIntoView({ block: 'nearest' });
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(show)));
}

/** Brings the question that was opened into view, once it is drawn. */
export function showQuestion(): void {
  requestAnimationFrame(() =>
    document
      .querySelector('[aria-labelledby=asked] [aria-expanded=true]')
      ?.closest('li')
      ?.scrollIntoView({ block: 'nearest' }),
  );
}
