const signs = [
  'pointerdown',
  'pointermove',
  'keydown',
  'touchstart',
  'wheel',
  'scroll',
  'dragenter',
  'focusin',
] as const;

/** A page that is drawn here, and not by the server, has nothing to show before its code is there: it does not wait. */
let use: Promise<void> = Promise.resolve();

/** A drawn page can be looked at without the code of what is below its first screen: that comes when somebody begins to use it. */
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

/** Before any code was here: scrolled, chosen, pressed, typed; or in an earlier visit, with a resume on the desk. */
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
