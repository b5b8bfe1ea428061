import type { Lookup } from './checked-target.ts';

/**
 * Names that strangers give wait for one of a few places, so that many of them at once neither flood the name server nor
 * take the places of our own look-ups. Whose time ran out in the queue takes none.
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
