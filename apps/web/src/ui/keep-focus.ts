interface Place {
  readonly element: HTMLElement;
  readonly row: Element;
  readonly list: Element | null;
  /** Index of the row in its list. */
  readonly index: number;
  /** Index of the control in its row, from the end, where the rows of a list are alike. */
  readonly fromEnd: number;
}

const controls = 'button:not(:disabled), a[href], input, textarea';
const rows = 'li, tr, [data-empty-state]';
/** Rendered outside what opened them; they return the focus when they close. */
const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/**
 * Use as a `ref`: when a row disappears with the button that deleted it, or a button when its action is done, the focus
 * moves to what took its place. Otherwise keyboard and screen reader would start again at the top of the page.
 */
export function keepFocus(container: HTMLElement | null) {
  if (!container) return;
  let last: Place | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const restore = () => {
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    const successor = findSuccessor(last);
    last = null;
    successor?.focus();
    if (document.activeElement === document.body) focusStart(container);
  };
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest(overlays)) return;
    last = container.contains(target) ? placeOf(target) : null;
  };
  const letGo = ({ target }: PointerEvent) => {
    if (target instanceof Element && !target.closest(`${controls}, ${overlays}`)) last = null;
  };
  // Delayed, because code that moves the focus on purpose, such as a closing dialog, takes precedence.
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(restore, 0);
  });
  observer.observe(container, { childList: true, subtree: true });
  observer.observe(document.body, { childList: true });
  document.addEventListener('focusin', follow);
  document.addEventListener('pointerdown', letGo);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', follow);
    document.removeEventListener('pointerdown', letGo);
  };
}

/**
 * Use as the `ref` of a list's search; watches the element around it. Loaded with the search, which pages load later.
 */
export const keepFocusAround = (search: HTMLElement | null) => keepFocus(search?.parentElement ?? null);

function placeOf(element: HTMLElement): Place | null {
  const row = element.closest(rows);
  if (!row) return null;
  const list = row.parentElement;
  const inRow = [...row.querySelectorAll(controls)];
  return {
    element,
    row,
    list,
    index: [...(list?.children ?? [])].indexOf(row),
    fromEnd: inRow.length - inRow.indexOf(element),
  };
}

function findSuccessor({ row, list, index, fromEnd }: Place): HTMLElement | null | undefined {
  if (row.isConnected) return row.querySelector<HTMLElement>(controls);
  const left = row.matches('[data-empty-state]') || !list?.isConnected ? [] : [...list.children];
  const next = left[Math.min(index, left.length - 1)];
  return next && [...next.querySelectorAll<HTMLElement>(controls)].at(-fromEnd);
}

/** The start of the list: its search, its heading, or itself. */
function focusStart(container: HTMLElement): void {
  const search = container.querySelector<HTMLElement>('[type=search]');
  const start = search ?? container.querySelector<HTMLElement>('h1, h2, h3, h4') ?? container;
  if (!search) start.tabIndex = -1;
  // What has neither is small and was being looked at: its top must not be scrolled to.
  start.focus({ preventScroll: start === container });
}
