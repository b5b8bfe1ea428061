import { guessJobSource, type ImportedJob, noDescriptionFound } from '@fitted/contract/jobs';
import robotsParser from 'robots-parser';
import { AppError } from '../../http/app-error.ts';
import { FetchFailure, type OutboundFetch } from '../../ports/outbound-fetch.ts';
import { extractPosting } from './extract/extract-posting.ts';

export interface JobImportDeps {
  readonly fetch: OutboundFetch;
  readonly userAgent: string;
}

const htmlOnly = { headers: { accept: 'text/html,application/xhtml+xml;q=0.9' } };

export async function importJob(given: string, deps: JobImportDeps, signal: AbortSignal): Promise<ImportedJob> {
  const url = /^https?:\/\//i.test(given) ? given : `https://${given}`;
  const source = guessJobSource(url);
  const html = await fetchPage(url, deps, signal);
  const { title = `Job from ${source}`, company = null, description } = extractPosting(html);
  if (!description) return { title, company, source, description: '', message: noDescriptionFound };
  return { title, company, source, description: description.slice(0, 40_000) };
}

/** Whatever goes wrong, the person reads the same sentence: an address that we refuse must not be told apart from a dead one. */
async function fetchPage(url: string, { fetch, userAgent }: JobImportDeps, signal: AbortSignal): Promise<string> {
  try {
    if (!(await mayRead(url, fetch, userAgent, signal))) throw new AppError('job_not_fetched');
    const answer = await fetch(url, { ...htmlOnly, signal });
    if (answer.status >= 400)
      throw new AppError('job_not_fetched', {}, { cause: new Error(`status ${answer.status}`) });
    return decode(answer.body, answer.headers['content-type']);
  } catch (error) {
    if (error instanceof FetchFailure) throw new AppError('job_not_fetched', {}, { cause: error });
    throw error;
  }
}

async function mayRead(url: string, fetch: OutboundFetch, userAgent: string, signal: AbortSignal): Promise<boolean> {
  if (!URL.canParse(url)) return false;
  const address = new URL('/robots.txt', url).href;
  const robots = await fetch(address, { signal, timeoutMs: 3000, maxBytes: 512 * 1024 }).catch((error: unknown) => {
    // A site that has no rules, or none that can be had, has none that forbid; a refused address is refused as a whole.
    if (error instanceof FetchFailure && error.reason !== 'refused') return undefined;
    throw error;
  });
  if (!robots || robots.status >= 400) return true;
  return robotsParser(address, Buffer.from(robots.body).toString('utf8')).isAllowed(url, userAgent) !== false;
}

function decode(body: Uint8Array, contentType = ''): string {
  const declared =
    /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]+charset=["']?([\w-]+)/i.exec(Buffer.from(body.subarray(0, 2048)).toString('latin1'))?.[1];
  try {
    return new TextDecoder(declared ?? 'utf-8').decode(body);
  } catch {
    return new TextDecoder('utf-8').decode(body);
  }
}
