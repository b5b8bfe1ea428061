/**
 * How long tests wait before they consider something hung: all of their timeouts, in one place. They are an order of
 * magnitude above what a busy machine needs, so that no test measures how fast a machine is.
 */
export const patience = {
  /** For a single event: an element on a page, a row in a database, the answer of a child process. */
  stepMs: 60_000,
  /** For a test or a hook with all of its steps. */
  testMs: 600_000,
} as const;

/** The same, as options of a Vitest project. */
export const patient = {
  testTimeout: patience.testMs,
  hookTimeout: patience.testMs,
  expect: { poll: { timeout: patience.stepMs } },
} as const;
