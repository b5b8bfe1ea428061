import { afterEach, beforeEach, expect, vi } from 'vitest';

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
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(complaints.splice(0), 'unexpected console errors or network calls').toEqual([]);
});

/** For the rare test whose subject is an error that React reports. */
export function takeComplaints(): string[] {
  return complaints.splice(0);
}
