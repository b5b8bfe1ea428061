import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

const complaints: string[] = [];
let spies: readonly MockInstance[] = [];

// An unexpected warning is a failure; an expected one is asserted with a spy in the test itself.
beforeEach(() => {
  spies = (['error', 'warn'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(parts.map(String).join(' '));
    }),
  );
});

afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  expect(complaints.splice(0), 'unexpected errors or warnings on the console').toEqual([]);
});
