type Control = HTMLInputElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** The form, or its button, that was sent and that no code has heard of yet; index.html keeps it from sending itself. */
    sentEarly?: HTMLFormElement | HTMLButtonElement | HTMLInputElement | undefined;
    /** The button or tab that was pressed last, and that no code has heard of yet. */
    pressedEarly?: HTMLElement | undefined;
  }
}

const lookMs = 100;
/** React marks an element a moment before it writes into it: in slices, on a busy machine, a long moment. */
const settleLooks = 10;
const longestMs = 15_000;
const signsOfUse = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

const typed = new Map<Control, string>();

/**
 * A page that the server has drawn can be typed into before its code arrives; React then puts its own, empty text there.
 * What was typed by then is typed again, so that nobody's words are lost, a form that was sent is sent again, and what was
 * pressed is pressed again.
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

  let endAt = performance.now() + longestMs;
  /** Parts of a page come to life when somebody begins to use it, which may be long after it arrived. */
  const goOn = () => {
    for (const sign of signsOfUse) root.removeEventListener(sign, goOn, true);
    endAt = performance.now() + longestMs;
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
 * The page's code hears of a form that is sent, before it reads the fields: what was lost in them comes back now. After that
 * nothing is left to send again, and what the page empties stays empty.
 */
export function noteSent(): void {
  window.sentEarly = undefined;
  for (const [early, text] of [...typed]) if (heirOf(early).value !== text) retype(heirOf(early), text);
  typed.clear();
}

/** Asked for until the code has heard of it: React marks an element before it listens to it. */
function sendAgain(): void {
  const { sentEarly } = window;
  const form = sentEarly instanceof HTMLFormElement ? sentEarly : sentEarly?.form;
  const [field] = form?.querySelectorAll<Control>('[name]') ?? [];
  const heir = field?.isConnected === false ? heirOf(field).form : form;
  if (heir && isAlive(heir)) heir.requestSubmit(heir === sentEarly || heir !== form ? undefined : sentEarly);
}

let awake: HTMLElement | undefined;

/** One look after React has marked it: it marks an element before it listens to it. */
function pressAgain(): void {
  const { pressedEarly: pressed } = window;
  if (!pressed || !isAlive(pressed)) return;
  if (awake !== pressed) {
    awake = pressed;
    return;
  }
  window.pressedEarly = undefined;
  // Menus open and tabs change when the button goes down, others when it has come up again.
  for (const kind of ['pointerdown', 'mousedown', 'mouseup'])
    pressed.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, button: 0 }));
  pressed.click();
}

/** A part that changes before it has come to life is drawn anew: the field of the same name takes the other's place. */
function heirOf(control: Control): Control {
  return (!control.isConnected && document.querySelector<Control>(`#root [name="${control.name}"]`)) || control;
}

/** React marks what it has taken over; it has no public way to ask. */
const isAlive = (control: HTMLElement): boolean => Object.keys(control).some((key) => key.startsWith('__reactProps$'));

function retype(control: Control, text: string): void {
  control.value = '';
  const kind = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React's own setter, on the element itself, tells it what is written there; the one below it counts as typing.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
