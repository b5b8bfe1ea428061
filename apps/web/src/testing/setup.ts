import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// The whole page in every failure hides the sentence that matters.
configure({
  asyncUtilTimeout: 10_000,
  getElementError: (message) => new Error(message ?? 'The element was not found.'),
});

/** What a test must not do without saying so: complain on the console, or talk to a network. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '));
  });
  vi.stubGlobal('fetch', (address: unknown) => {
    complaints.push(`Unexpected call of ${String(address)}`);
    return Promise.reject(new TypeError('There is no network in tests.'));
  });
});

afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(complaints.splice(0), 'unexpected console errors or network calls').toEqual([]);
});

/** For the rare test whose subject is an error that React reports. */
export function takeComplaints(): string[] {
  return complaints.splice(0);
}

if (typeof window !== 'undefined') {
  // jsdom has neither; components ask for them.
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
}
