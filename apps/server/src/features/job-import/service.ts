import { guessJobSource, type ImportedJob, noDescriptionFound, titleFromSite } from '@fitted/contract/jobs';
import { maxJobDescriptionLength, maxJobTitleLength } from '@fitted/contract/limits/text-limits';
import { AppError } from '../../errors/app-error.ts';
import { FetchFailure, type OutboundFetch } from '../../ports/outbound-fetch.ts';
import { decodeText } from '../../web-reading/decode-text.ts';
import type { Posting } from './extract/posting.ts';
import type { PostingReader } from './posting-reader.ts';

export interface JobImportDeps {
  readonly fetch: OutboundFetch;
  readonly postings: PostingReader;
}

/** The limits of the form that the result is put into. */
const longest = { title: maxJobTitleLength, description: maxJobDescriptionLength };

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

/** Every failure gets the same message: a refused address must not be distinguishable from a dead one. */
async function fetchPage(url: string, { fetch }: JobImportDeps, signal: AbortSignal): Promise<string> {
  try {
    if (!URL.canParse(url)) throw new AppError('job_not_fetched');
    // A person entered this address, so this is a visit, not a crawl, and robots.txt does not apply.
    const answer = await fetch(url, { ...htmlOnly, signal });
    if (answer.status >= 400)
      throw new AppError('job_not_fetched', {}, { cause: new Error(`status ${answer.status}`) });
    return decodeText(answer.body, answer.headers['content-type']);
  } catch (error) {
    if (error instanceof FetchFailure) throw new AppError('job_not_fetched', {}, { cause: error });
    throw error;
  }
}

/** A page that cannot be parsed is reported like one that cannot be fetched. */
const readPage = (html: string, { postings }: JobImportDeps, signal: AbortSignal): Promise<Posting> =>
  postings.read(html, signal).catch((error: unknown) => {
    throw signal.aborted ? error : new AppError('job_not_fetched', {}, { cause: error });
  });
