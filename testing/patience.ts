/**
 * How long tests wait before they call something hung: all of their time-outs, in one place. They are an order of magnitude
 * above what a busy machine needs, so that no test measures how quick a machine is.
 */
export const patience = {
  /** For one thing to come: an element on a page, a row in a database, the answer of a child process. */
  stepMs: 30_000,
  /** For a test or a hook with all of its steps. */
  testMs: 300_000,
} as const;

/** The same for a project of Vitest. */
export const patient = {
  testTimeout: patience.testMs,
  hookTimeout: patience.testMs,
  expect: { poll: { timeout: patience.stepMs } },
} as const;
