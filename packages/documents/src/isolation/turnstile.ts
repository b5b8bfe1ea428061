import { PoolFailure } from './process-pool.ts';

export interface Turnstile {
  /** Resolves when there is a place, with the function that gives it back. */
  enter(signal?: AbortSignal): Promise<() => void>;
  readonly inside: number;
  readonly waiting: number;
}

/**
 * Lets so many in at once and the others wait outside, in order. A server takes a file's bytes into memory only
 * inside: a hundred uploads at once then hold the memory of a few.
 */
export function createTurnstile({ places, maxWaiting }: { places: number; maxWaiting: number }): Turnstile {
  const queue: (() => void)[] = [];
  let inside = 0;

  const leaveOnce = () => {
    let isOut = false;
    return () => {
      if (isOut) return;
      isOut = true;
      inside -= 1;
      queue.shift()?.();
    };
  };

  return {
    get inside() {
      return inside;
    },
    get waiting() {
      return queue.length;
    },
    enter(signal) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        if (inside >= places && queue.length >= maxWaiting) return reject(new PoolFailure('overloaded'));
        const admit = () => {
          signal?.removeEventListener('abort', giveUp);
          inside += 1;
          resolve(leaveOnce());
        };
        const giveUp = () => {
          queue.splice(queue.indexOf(admit), 1);
          reject(signal?.reason);
        };
        if (inside < places) return admit();
        signal?.addEventListener('abort', giveUp, { once: true });
        queue.push(admit);
      });
    },
  };
}
