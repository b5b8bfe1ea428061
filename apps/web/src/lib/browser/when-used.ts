/** Assistive software may press a button or fill a field without a pointer or a key. */
const signs = [
  'pointerdown',
  'pointermove',
  'keydown',
  'click',
  'change',
  'drop',
  'touchstart',
  'wheel',
  'scroll',
  'dragenter',
  'focusin',
] as const;

/**
 * A page that is rendered here, not by the server, has nothing to show before its code arrives, so it does not wait.
 */
let use: Promise<void> = Promise.resolve();

/**
 * A rendered page can be read without the code of what is below its first screen, so that loads when someone uses it.
 */
export function waitForUse(): void {
  if (hasBegun()) return;
  use = new Promise((done) => {
    const begin = () => {
      for (const sign of signs) window.removeEventListener(sign, begin, true);
      done();
    };
    for (const sign of signs) window.addEventListener(sign, begin, { capture: true, passive: true });
  });
}

/**
 * Used before any code arrived: scrolled, chosen, pressed, typed; or in an earlier visit, with a resume on the desk.
 */
function hasBegun(): boolean {
  return (
    'desk' in document.documentElement.dataset ||
    window.scrollY > 0 ||
    window.location.hash !== '' ||
    document.activeElement !== document.body ||
    Boolean(window.chosenFiles ?? window.pressedEarly ?? window.sentEarly) ||
    [...document.querySelectorAll('textarea')].some(({ value, defaultValue }) => value !== defaultValue)
  );
}

export const whenUsed = (): Promise<void> => use;
