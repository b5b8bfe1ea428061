import { AppError } from './app-error.ts';

/**
 * Lets a few in at a time. Those that wait have not had their body read, so they cost a socket each and no memory;
 * when even the queue is full the answer is an early "busy".
 */
export function createSlots(size: number, maxWaiting: number) {
  let taken = 0;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (taken < size) taken += 1;
    else if (waiting.length >= maxWaiting) throw new AppError('overloaded', {}, { retryAfterS: 5 });
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
