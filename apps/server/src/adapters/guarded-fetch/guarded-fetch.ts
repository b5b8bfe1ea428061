import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { FetchFailure, type OutboundAnswer, type OutboundFetch } from '../../ports/outbound-fetch.ts';
import { checkTarget, type Lookup, lookupAll, type Target } from './checked-target.ts';

export interface GuardedFetchOptions {
  /** host:port pairs exempt from the block, for tests and intranets. */
  readonly allowHosts: readonly string[];
  readonly userAgent: string;
  readonly lookup?: Lookup;
}

const maxRedirects = 3;
const defaults = { maxBytes: 2 * 1024 * 1024, timeoutMs: 10_000 };
const redirects = new Set([301, 302, 303, 307, 308]);
const decoders = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const;

/** Resolves and checks every redirect hop again, and connects to exactly the address that was checked. */
export function createGuardedFetch({ allowHosts, userAgent, lookup = lookupAll }: GuardedFetchOptions): OutboundFetch {
  return async (
    address,
    { headers = {}, signal, maxBytes = defaults.maxBytes, timeoutMs = defaults.timeoutMs } = {},
  ) => {
    const deadline = AbortSignal.timeout(timeoutMs);
    const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
    let next = address;
    try {
      for (let hop = 0; hop <= maxRedirects; hop += 1) {
        const target = await checkTarget(next, allowHosts, lookup, either);
        const answer = await fetchOnce(
          target,
          { 'user-agent': userAgent, accept: '*/*', ...headers },
          either,
          maxBytes,
        );
        const location = answer.headers.location;
        if (!redirects.has(answer.status) || !location) return answer;
        next = URL.canParse(location, next) ? new URL(location, next).href : '';
      }
    } catch (error) {
      throw toFailure(error, deadline, signal);
    }
    throw new FetchFailure('too_many_redirects');
  };
}

async function fetchOnce(
  { url, address, family }: Target,
  headers: Record<string, string>,
  signal: AbortSignal,
  maxBytes: number,
): Promise<OutboundAnswer> {
  // Not at the start, of which loading it would be a tenth.
  const { Agent, request: send } = await import('undici');
  const pinned = new Agent({
    connect: { lookup: (_host, _options, done) => done(null, [{ address, family }]) },
    maxHeaderSize: 32 * 1024,
  });
  try {
    const response = await send(url, {
      dispatcher: pinned,
      signal,
      headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
    });
    const flat = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
    if (Number(flat['content-length'] ?? 0) > maxBytes) throw new FetchFailure('too_large');
    const received = await readAtMost(response.body, maxBytes);
    return {
      url: url.href,
      status: response.statusCode,
      headers: flat,
      body: await decode(received, flat['content-encoding'], maxBytes),
    };
  } finally {
    await pinned.destroy();
  }
}

async function readAtMost(body: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new FetchFailure('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A small response can decompress to gigabytes, so the limit applies to the decompressed size. */
async function decode(body: Buffer, encoding: string | undefined, maxBytes: number): Promise<Uint8Array> {
  const decoder = decoders[(encoding ?? '').trim().toLowerCase() as keyof typeof decoders];
  if (!decoder || body.length === 0) return body;
  try {
    return await decoder(body, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new FetchFailure(isTooLarge ? 'too_large' : 'unreachable', { cause: error });
  }
}

function toFailure(error: unknown, deadline: AbortSignal, caller: AbortSignal | undefined): FetchFailure {
  if (error instanceof FetchFailure) return error;
  if (caller?.aborted) return new FetchFailure('cancelled', { cause: error });
  return new FetchFailure(deadline.aborted ? 'timeout' : 'unreachable', { cause: error });
}
