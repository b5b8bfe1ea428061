/** Below many other notes, the note of a line is lower than the line: the page scrolls to it once it is placed. */
export function showNote(): void {
  // Measured in the first frame, drawn in the second.
  const show = () => document.querySelector('[data-in-hand]')?.scrollIntoView({ block: 'nearest' });
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(show)));
}

/** Goes to the question on the sheet, or to what came of its answer, once it is drawn. */
export function showQuestion(block: ScrollLogicalPosition = 'center'): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const question = document.querySelector('[data-question]');
      question?.querySelector('button')?.focus({ preventScroll: true });
      question?.scrollIntoView({ block });
    }),
  );
}

/** On a phone: goes to the top of the deck, once it is drawn, except from under somebody who is writing. */
export function showDeck(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!document.activeElement?.matches('input, textarea'))
        document.querySelector('[data-deck]')?.scrollIntoView({ block: 'start' });
    }),
  );
}
