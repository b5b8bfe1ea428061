import { UnreadablePage, type WebPage } from '../../../web-reading/web-reader.ts';
import type { KnownSource, ReadingDeps, SourceReading } from '../source/source-reading.ts';
import type { CollectedArticle } from './article.ts';
import { looksLikeFeed } from './read-feed.ts';

const accept =
  'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, text/html;q=0.5, */*;q=0.1';
/** How many of a page's feeds to try until one works. */
const maxCandidates = 3;

/** Reads a feed, or finds a site's feed and reads that. */
export async function collectFeed(
  source: string,
  known: KnownSource | undefined,
  deps: ReadingDeps,
): Promise<SourceReading<CollectedArticle>> {
  const page = await readKnown(source, known, deps);
  if (page.isUnchanged) return { found: 0, items: [], known: undefined };
  const feedPage = looksLikeFeed(page.text) ? page : await findFeed(page, deps);
  const { pages, signal, topics, now } = deps;
  const origin = { source, url: feedPage.url };
  const { isWhole, ...articles } = await pages.read(
    'articles',
    { text: feedPage.text, origin, context: { topics, now } },
    signal,
  );
  return {
    ...articles,
    known: { ...feedPage.validators, feedUrl: feedPage === page ? (known?.feedUrl ?? null) : feedPage.url },
    ...(!isWhole && { error: 'Read in part: the feed breaks off before its end.' }),
  };
}

/** Reads the feed found last time; if the site has moved it, searches again. */
async function readKnown(source: string, known: KnownSource | undefined, { read, signal }: ReadingDeps) {
  if (known?.feedUrl) {
    try {
      const page = await read(known.feedUrl, { accept, signal, validators: known });
      if (page.isUnchanged || looksLikeFeed(page.text)) return page;
    } catch (error) {
      if (!(error instanceof UnreadablePage) || signal.aborted) throw error;
    }
    return read(source, { accept, signal });
  }
  return read(source, { accept, signal, validators: known });
}

async function findFeed(page: WebPage, { read, pages, signal }: ReadingDeps): Promise<WebPage> {
  const candidates = (await pages.read('feedLinks', { text: page.text, url: page.url }, signal)).slice(
    0,
    maxCandidates,
  );
  for (const candidate of candidates) {
    const found = await read(candidate, { accept, signal }).catch((error: unknown) => {
      if (!(error instanceof UnreadablePage) || signal.aborted) throw error;
      return undefined;
    });
    if (found && looksLikeFeed(found.text)) return found;
  }
  throw new UnreadablePage('This page is not a feed and names none that can be read.');
}
