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
const latestMs = 2000;

/** When the browser has nothing more urgent to do, or somebody begins to use the page, whichever is first. */
export function whenIdle(): Promise<void> {
  // Servers have no hurry, and Safari no idle callback.
  if (typeof window === 'undefined' || !('requestIdleCallback' in window)) return Promise.resolve();
  return new Promise((done) => {
    const begin = () => {
      for (const sign of signs) window.removeEventListener(sign, begin, true);
      done();
    };
    for (const sign of signs) window.addEventListener(sign, begin, { capture: true, passive: true });
    window.requestIdleCallback(begin, { timeout: latestMs });
  });
}
