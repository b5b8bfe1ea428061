import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What a test must not do without saying so: complain on the console, or talk to a network. */
const complaints: string[] = [];

/**
 * The testing library switches React's test mode off while it waits; an answer that arrives at that very moment makes React
 * say this, about the library and not about us.
 */
const aboutWaiting = 'The current testing environment is not configured to support act(...)';

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const complaint = parts.map(String).join(' ');
      if (complaint !== aboutWaiting) complaints.push(complaint);
    });
  }
  vi.stubGlobal('fetch', (address: unknown) => {
    complain(`Unexpected call of ${String(address)}`);
    return Promise.reject(new TypeError('There is no network in tests.'));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(complaints.splice(0), 'unexpected errors or warnings on the console, or network calls').toEqual([]);
});

/** Fails the test that is running. */
export function complain(complaint: string): void {
  complaints.push(complaint);
}

/** For the rare test whose subject is an error or a warning: what was said so far, which no longer fails it. */
export function takeComplaints(): string[] {
  return complaints.splice(0);
}
