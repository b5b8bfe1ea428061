import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { patience } from '../../../../testing/patience.ts';
import { dismissToast } from '../lib/browser/toast.ts';
import { quickStyles } from './quick-styles.ts';
import { settled } from './settle.ts';

configure({
  asyncUtilTimeout: patience.stepMs,
  // Runs around every findBy…, waitFor and act of a user: what follows from it has come to its end when the next line runs.
  asyncWrapper: settled,
  // The whole page in every failure hides the sentence that matters.
  getElementError: (message) => new Error(message ?? 'The element was not found.'),
});

// What a test set going belongs to it, with whatever it complains about, and not to the next. So does what it was told: a toast
// outlives its page, and would take the next test's Escape.
afterEach(async () => {
  cleanup();
  dismissToast();
  await settled(() => undefined);
});

const worker = globalThis as { hasQuickStyles?: boolean };
if (!worker.hasQuickStyles) quickStyles(window);
worker.hasQuickStyles = true;

// jsdom has none of these; components ask for them.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.releasePointerCapture = () => undefined;
