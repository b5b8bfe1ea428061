/** Between the button and what covers the page below it. */
const gapPx = 8;

/**
 * Use as the `ref` of a form. Focusing a field shows only the field: what follows it, down to the button, comes into view, too,
 * as far as there is room, also above an on-screen keyboard and when the form grows. On a phone it is shown from the top of its page.
 */
export function keepInSight(form: HTMLFormElement | null) {
  if (!form) return;
  const opening = requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const deck = form.closest('[data-deck]');
      if (deck) deck.scrollIntoView({ block: 'start' });
      else form.scrollIntoView({ block: 'nearest' });
      showButton(form);
    }),
  );
  const follow = () => form.contains(document.activeElement) && showButton(form);
  const growth = new ResizeObserver(follow);
  growth.observe(form);
  form.addEventListener('focusin', follow);
  window.visualViewport?.addEventListener('resize', follow);
  return () => {
    cancelAnimationFrame(opening);
    growth.disconnect();
    form.removeEventListener('focusin', follow);
    window.visualViewport?.removeEventListener('resize', follow);
  };
}

/** Scrolls as far as the button needs, but never the field out at the top. */
function showButton(form: HTMLFormElement): void {
  const inHand = form.querySelector('textarea:focus, input:focus') ?? form.querySelector('textarea, input');
  const [field, button] = [inHand, form.querySelector('[type=submit]')];
  if (!field || !button) return;
  const bar = document.querySelector<HTMLElement>('[data-desk-bar]')?.offsetHeight ?? 0;
  const seen = window.visualViewport;
  const end = Math.min(window.innerHeight - bar, seen ? seen.offsetTop + seen.height : window.innerHeight);
  const hidden = button.getBoundingClientRect().bottom + gapPx - end;
  const head = form.closest('[data-deck]')?.querySelector('[data-deck-head]') ?? document.querySelector('header');
  const room = field.getBoundingClientRect().top - (head?.getBoundingClientRect().bottom ?? 0) - gapPx;
  if (Math.min(hidden, room) > 0) window.scrollBy({ top: Math.min(hidden, room) });
}
