import { PoolFailure } from './pool-failure.ts';

export interface Turnstile {
  /** Resolves when there is room, with the function that releases the place. */
  enter(signal?: AbortSignal): Promise<() => void>;
  readonly inside: number;
  readonly waiting: number;
}

/**
 * Admits a limited number at once; the others wait in order. The server reads an upload into memory only once admitted, so a
 * hundred simultaneous uploads use the memory of a few.
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
