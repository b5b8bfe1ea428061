import type { Lookup } from './checked-target.ts';

/**
 * Node looks up two names at a time, its own ones (the database, the mail server, the payment provider) among them, and a
 * lookup cannot be stopped. Names that strangers give take only one of the two places, and whose time ran out in the queue
 * takes none.
 */
export function oneAtATime(lookup: Lookup): Lookup {
  let last: Promise<unknown> = Promise.resolve();
  return (hostname, signal) => {
    const answer = last.then(() => {
      signal.throwIfAborted();
      return lookup(hostname, signal);
    });
    last = answer.catch(() => undefined);
    return answer;
  };
}
