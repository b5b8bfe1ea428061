import { Resolver, lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { FetchFailure } from '../../ports/outbound-fetch.ts';
import { isPublicAddress } from './public-address.ts';

export interface Target {
  readonly url: URL;
  /** The address that was checked; the connection is made to this one only. */
  readonly address: string;
  readonly family: 4 | 6;
}

/** The signal aborts when the caller no longer needs the answer. */
export type Lookup = (hostname: string, signal: AbortSignal) => Promise<readonly { address: string; family: number }[]>;

/** For one query to one name server, tried twice. */
const questionTimeoutMs = 2000;

/**
 * Queries the name server directly, because such a query can be cancelled and has its own time limit. The system's
 * lookup has neither and blocks one of the few threads that file access and our own lookups need. It is used only for
 * what the name server does not know: names local to this machine, such as those in its hosts file.
 */
export const lookupAll: Lookup = async (hostname, signal) => {
  const resolver = new Resolver({ timeout: questionTimeoutMs, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    signal.throwIfAborted();
    const found = [...addressesOf(v4, 4), ...addressesOf(v6, 6)];
    if (found.length > 0) return found;
    const isSlow = [v4, v6].some((answer) => answer.status === 'rejected' && answer.reason.code === 'ETIMEOUT');
    if (isSlow) throw new FetchFailure('timeout');
    return await systemLookup(hostname, { all: true, verbatim: true });
  } finally {
    signal.removeEventListener('abort', cancel);
  }
};

const addressesOf = (answer: PromiseSettledResult<string[]>, family: 4 | 6) =>
  answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];

const allowedPorts = new Set(['', '80', '443']);

/**
 * Resolves once and checks every address, so that a name that resolves differently the second time (rebinding) is
 * useless.
 */
export async function checkTarget(
  given: string,
  allowHosts: readonly string[],
  lookup: Lookup,
  signal: AbortSignal,
): Promise<Target> {
  const url = parse(given);
  const isAllowed = allowHosts.includes(`${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`);
  if (!isAllowed && !allowedPorts.has(url.port)) throw new FetchFailure('refused');

  const addresses = await resolve(url.hostname.replace(/^\[|\]$/g, ''), lookup, signal);
  const first = addresses[0];
  if (!first) throw new FetchFailure('unreachable');
  if (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address))) throw new FetchFailure('refused');
  return { url, address: first.address, family: first.family === 6 ? 6 : 4 };
}

/** The URL parser already normalises every spelling of an IPv4 address (octal, hex, single number). */
function parse(given: string): URL {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new FetchFailure('refused');
  return url;
}

async function resolve(hostname: string, lookup: Lookup, signal: AbortSignal) {
  const family = isIP(hostname);
  return family === 0 ? untilAborted(lookup(hostname, signal), signal) : [{ address: hostname, family }];
}

/** The system may continue the lookup for a very long time, but the caller need not wait for it. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((done, fail) => {
    const giveUp = () => fail(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted) giveUp();
    work.then(done, fail).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
