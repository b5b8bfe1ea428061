type Control = HTMLInputElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** The form, or its button, that was sent and that no code has heard of yet; index.html keeps it from sending itself. */
    sentEarly?: HTMLFormElement | HTMLButtonElement | HTMLInputElement | undefined;
  }
}

const lookMs = 100;
/** React marks an element a moment before it writes into it: in slices, on a busy machine, a long moment. */
const settleLooks = 10;
const longestMs = 15_000;

const typed = new Map<Control, string>();

/**
 * A page that the server has drawn can be typed into before its code arrives; React then puts its own, empty text there.
 * What was typed by then is typed again, so that nobody's words are lost, and a form that was sent is sent again.
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

  const endAt = performance.now() + longestMs;
  const look = () => {
    for (const control of controls()) if (isAlive(control)) looksAlive.set(control, (looksAlive.get(control) ?? 0) + 1);
    for (const [early, text] of typed) {
      const control = heirOf(early);
      if (!isAlive(control) || (control.value === text && !isSettled(control))) continue;
      typed.delete(early);
      retype(control, text);
    }
    if (typed.size === 0) sendAgain();
    if (performance.now() < endAt) setTimeout(look, lookMs);
    else root.removeEventListener('input', note, true);
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
