type Control = HTMLInputElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** The form or button that was submitted before any code handled it; index.html prevents the native submit. */
    sentEarly?: HTMLFormElement | HTMLButtonElement | HTMLInputElement | undefined;
    /** The button or tab that was last pressed before any code handled it. */
    pressedEarly?: HTMLElement | undefined;
  }
}

const lookMs = 100;
/** React marks an element shortly before it writes to it; on a busy machine, with time slicing, much earlier. */
const settleLooks = 10;
const maxMs = 15_000;
const signsOfUse = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

const typed = new Map<Control, string>();

/**
 * A server-rendered page can be typed into before its code arrives; React then resets the fields to empty. What was
 * typed by then is entered again, so that nobody's text is lost; submits and presses are repeated too.
 */
export function keepEarlyInput(root: HTMLElement): void {
  typed.clear();
  const looksAlive = new WeakMap<Control, number>();
  const isSettled = (control: Control) => (looksAlive.get(control) ?? 0) >= settleLooks;
  const controls = () => [...root.querySelectorAll<Control>('input, textarea')].filter(isControl);
  const note = ({ target }: Pick<Event, 'target'>) => {
    if (!isControl(target)) return;
    if (isAlive(target)) typed.delete(target);
    else typed.set(target, target.value);
  };
  for (const control of controls()) if (control.value !== control.defaultValue) note({ target: control });
  root.addEventListener('input', note, true);

  let endAt = performance.now() + maxMs;
  /** Parts of a page are hydrated when someone begins to use it, possibly long after it arrived. */
  const goOn = () => {
    for (const sign of signsOfUse) root.removeEventListener(sign, goOn, true);
    endAt = performance.now() + maxMs;
    look();
  };
  const look = () => {
    for (const control of controls()) if (isAlive(control)) looksAlive.set(control, (looksAlive.get(control) ?? 0) + 1);
    for (const [early, text] of typed) {
      const control = heirOf(early);
      if (!isAlive(control) || (control.value === text && !isSettled(control))) continue;
      typed.delete(early);
      retype(control, text);
    }
    if (typed.size === 0) sendAgain();
    pressAgain();
    if (performance.now() < endAt) setTimeout(look, lookMs);
    else if (controls().every(isAlive)) root.removeEventListener('input', note, true);
    else for (const sign of signsOfUse) root.addEventListener(sign, goOn, { capture: true, passive: true });
  };
  look();
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && /^(text|search|email|password|tel|url)$/.test(target.type));

/**
 * Called on submit before the page's code reads the fields: restores text that was lost. After that nothing is
 * submitted again, and fields that the page clears stay empty.
 */
export function noteSent(): void {
  window.sentEarly = undefined;
  for (const [early, text] of [...typed]) if (heirOf(early).value !== text) retype(heirOf(early), text);
  typed.clear();
}

/** Repeated until the code has handled it, because React marks an element before it listens to it. */
function sendAgain(): void {
  const { sentEarly } = window;
  const form = sentEarly instanceof HTMLFormElement ? sentEarly : sentEarly?.form;
  const [field] = form?.querySelectorAll<Control>('[name]') ?? [];
  const heir = field?.isConnected === false ? heirOf(field).form : form;
  if (heir && isAlive(heir)) heir.requestSubmit(heir === sentEarly || heir !== form ? undefined : sentEarly);
}

let awake: HTMLElement | undefined;

/** One round after React has marked it, because it marks an element before it listens to it. */
function pressAgain(): void {
  const { pressedEarly: pressed } = window;
  if (!pressed || !isAlive(pressed)) return;
  if (awake !== pressed) {
    awake = pressed;
    return;
  }
  window.pressedEarly = undefined;
  // Menus and tabs react to the button going down, other elements to the click.
  for (const kind of ['pointerdown', 'mousedown', 'mouseup'])
    pressed.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, button: 0 }));
  pressed.click();
}

/** A part that changes before hydration is recreated: the field of the same name replaces the old one. */
function heirOf(control: Control): Control {
  return (!control.isConnected && document.querySelector<Control>(`#root [name="${control.name}"]`)) || control;
}

/** React marks hydrated elements; there is no public API for this. */
const isAlive = (control: HTMLElement): boolean => Object.keys(control).some((key) => key.startsWith('__reactProps$'));

function retype(control: Control, text: string): void {
  control.value = '';
  const kind = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // The element's own setter is React's and records the value as known; the prototype's setter counts as typing.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
