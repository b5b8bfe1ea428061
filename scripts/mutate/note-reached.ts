import { afterEach, beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The functions that this test called, and those that were called between it and the test before, as hooks do. */
    reached?: { inTest: string[]; before: string[] };
  }
}

const shared = globalThis as { reachedFunctions?: Set<string> };
shared.reachedFunctions ??= new Set();
const reached = shared.reachedFunctions;

beforeEach(({ task }) => {
  task.meta.reached = { inTest: [], before: [...reached] };
  reached.clear();
});

afterEach(({ task }) => {
  task.meta.reached?.inTest.push(...reached);
  reached.clear();
});
