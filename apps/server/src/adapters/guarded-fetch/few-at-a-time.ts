import type { Lookup } from './checked-target.ts';

/**
 * Queues lookups of names given by strangers for a few slots, so that many at once neither flood the name server nor
 * take the slots of our own lookups. A caller whose time ran out in the queue does no lookup.
 */
export function fewAtATime(lookup: Lookup, places: number): Lookup {
  let free = places;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (hostname, signal) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((done) => waiting.push(done));
    try {
      signal.throwIfAborted();
      return await lookup(hostname, signal);
    } finally {
      leave();
    }
  };
}
