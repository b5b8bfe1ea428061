import { vi } from 'vitest';

// Knows when the page has nothing more to do by itself: no drawing, effect, short timer, chunk or answer is on its way. Comes
// before React, which takes its scheduling functions from the global object when it is loaded.

/** As long as React may put off showing what has arrived. Longer timers are waits that a person would notice. */
const shortMs = 300;
/** A page that never rests, because a timer starts itself again and again, is left alone after this many turns. */
const maxTurns = 1000;

/** What is under way. React is loaded once for all files of a worker, and keeps to the first one's functions. */
const worker = globalThis as { pendingWork?: Set<unknown>; pageTimers?: PageTimers };
worker.pendingWork ??= new Set();
const pending = worker.pendingWork;
worker.pageTimers ??= watchTimers();
const { startTimer, startImmediate } = worker.pageTimers;

/** Counts a piece of work, such as an answer of the stand-in server, until it is done. */
export async function track<T>(work: Promise<T>): Promise<T> {
  pending.add(work);
  try {
    return await work;
  } finally {
    pending.delete(work);
  }
}

/** Once round the event loop: timers that are due, then what was put off until after them. */
const turn = () => new Promise<void>((done) => startTimer(() => startImmediate(() => done()), 0));

/**
 * Does something, and waits until the page rests, however slow the machine is. Meanwhile React draws as it does in a browser:
 * in its test mode it would complain about every update that no test asked for.
 */
export async function settled<T>(action: () => T | Promise<T>): Promise<T> {
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
  const before = react.IS_REACT_ACT_ENVIRONMENT;
  react.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    const result = await action();
    await untilAtRest();
    return result;
  } finally {
    react.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

async function untilAtRest(): Promise<void> {
  let quiet = 0;
  for (let turns = 0; quiet < 2 && turns < maxTurns; turns += 1) {
    await turn();
    await vi.dynamicImportSettled();
    quiet = pending.size === 0 ? quiet + 1 : 0;
  }
}

interface PageTimers {
  readonly startTimer: typeof setTimeout;
  readonly startImmediate: typeof setImmediate;
}

/** Puts functions that count in the place of the browser's, and returns those. */
function watchTimers(): PageTimers {
  const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;
  const { setImmediate: startImmediate, clearImmediate: stopImmediate } = globalThis;
  type Callback = (...args: unknown[]) => void;

  globalThis.setImmediate = Object.assign((callback: Callback, ...args: unknown[]) => {
    const handle = startImmediate(() => {
      pending.delete(handle);
      callback(...args);
    });
    pending.add(handle);
    return handle;
  }, startImmediate) as typeof setImmediate;
  globalThis.clearImmediate = (handle) => {
    pending.delete(handle);
    stopImmediate(handle);
  };
  globalThis.setTimeout = Object.assign((callback: Callback, ms = 0, ...args: unknown[]) => {
    const handle = startTimer(() => {
      pending.delete(handle);
      callback(...args);
    }, ms);
    if (ms <= shortMs) pending.add(handle);
    return handle;
  }, startTimer) as typeof setTimeout;
  globalThis.clearTimeout = (handle) => {
    pending.delete(handle);
    stopTimer(handle);
  };
  return { startTimer, startImmediate };
}
