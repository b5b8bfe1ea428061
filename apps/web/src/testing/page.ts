import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The whole page in every failure hides the sentence that matters.
configure({
  asyncUtilTimeout: 10_000,
  getElementError: (message) => new Error(message ?? 'The element was not found.'),
});

afterEach(cleanup);

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
