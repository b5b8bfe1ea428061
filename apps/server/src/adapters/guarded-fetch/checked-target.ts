import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { FetchFailure } from '../../ports/outbound-fetch.ts';
import { isPublicAddress } from './public-address.ts';

export interface Target {
  readonly url: URL;
  /** The one address that was checked, and the only one that will be connected to. */
  readonly address: string;
  readonly family: 4 | 6;
}

/** The signal tells when nobody waits for the answer any more. */
export type Lookup = (hostname: string, signal: AbortSignal) => Promise<readonly { address: string; family: number }[]>;

export const lookupAll: Lookup = (hostname) => systemLookup(hostname, { all: true, verbatim: true });

const allowedPorts = new Set(['', '80', '443']);

/** Resolves once and checks every address, so that a name that answers differently the second time gains nothing. */
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

/** The URL parser already turns every spelling of an IPv4 address (octal, hex, one number) into the usual one. */
function parse(given: string): URL {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new FetchFailure('refused');
  return url;
}

async function resolve(hostname: string, lookup: Lookup, signal: AbortSignal) {
  const family = isIP(hostname);
  return family === 0 ? untilAborted(lookup(hostname, signal), signal) : [{ address: hostname, family }];
}

/** The system goes on looking a name up, possibly for very long, but nobody has to wait for it. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((done, fail) => {
    const giveUp = () => fail(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted) giveUp();
    work.then(done, fail).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
