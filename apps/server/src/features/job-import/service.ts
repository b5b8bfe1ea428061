import { guessJobSource, type ImportedJob, noDescriptionFound, titleFromSite } from '@fitted/contract/jobs';
import { AppError } from '../../http/app-error.ts';
import { FetchFailure, type OutboundFetch } from '../../ports/outbound-fetch.ts';
import { decodeText } from '../../web-reading/decode-text.ts';
import { fetchRobotRules } from '../../web-reading/robots.ts';
import type { Posting } from './extract/posting.ts';
import type { PostingReader } from './posting-reader.ts';

export interface JobImportDeps {
  readonly fetch: OutboundFetch;
  readonly userAgent: string;
  readonly postings: PostingReader;
}

/** As much as the form takes that it is put into. */
const longest = { title: 300, description: 40_000 };

const htmlOnly = { headers: { accept: 'text/html,application/xhtml+xml;q=0.9' } };

export async function importJob(given: string, deps: JobImportDeps, signal: AbortSignal): Promise<ImportedJob> {
  const url = /^https?:\/\//i.test(given) ? given : `https://${given}`;
  const source = guessJobSource(url);
  const html = await fetchPage(url, deps, signal);
  const { title = titleFromSite(source), company = null, description } = await readPage(html, deps, signal);
  const found = { title: title.slice(0, longest.title), company, source };
  if (!description) return { ...found, description: '', message: noDescriptionFound };
  return { ...found, description: description.slice(0, longest.description) };
}

/** Whatever goes wrong, the person reads the same sentence: an address that we refuse must not be told apart from a dead one. */
async function fetchPage(url: string, { fetch, userAgent }: JobImportDeps, signal: AbortSignal): Promise<string> {
  try {
    if (!(await mayRead(url, fetch, userAgent, signal))) throw new AppError('job_not_fetched');
    const answer = await fetch(url, { ...htmlOnly, signal });
    if (answer.status >= 400)
      throw new AppError('job_not_fetched', {}, { cause: new Error(`status ${answer.status}`) });
    return decodeText(answer.body, answer.headers['content-type']);
  } catch (error) {
    if (error instanceof FetchFailure) throw new AppError('job_not_fetched', {}, { cause: error });
    throw error;
  }
}

/** A page that cannot be read is as good as one that cannot be had. */
const readPage = (html: string, { postings }: JobImportDeps, signal: AbortSignal): Promise<Posting> =>
  postings.read(html, signal).catch((error: unknown) => {
    throw signal.aborted ? error : new AppError('job_not_fetched', {}, { cause: error });
  });

async function mayRead(url: string, fetch: OutboundFetch, userAgent: string, signal: AbortSignal): Promise<boolean> {
  if (!URL.canParse(url)) return false;
  const rules = await fetchRobotRules(url, fetch, userAgent, signal).catch((error: unknown) => {
    // Rules that cannot be had are none that forbid; a refused address is refused as a whole.
    if (error instanceof FetchFailure && error.reason !== 'refused') return undefined;
    throw error;
  });
  return rules?.allows(url) ?? true;
}
