import { UnreadablePage } from '../../../web-reading/web-reader.ts';
import { type EventPage, readEventPage } from '../events/event-page.ts';
import { type ArticleContext, type CollectedArticle, type FeedOrigin, toArticles } from '../news/article.ts';
import { readFeed } from '../news/read-feed.ts';
import { findFeedLinks } from '../source/find-links.ts';

interface Fetched {
  readonly text: string;
  readonly url: string;
}

export interface FeedArticles {
  readonly found: number;
  readonly items: CollectedArticle[];
  readonly isWhole: boolean;
}

interface Inputs {
  readonly events: Fetched & { readonly now: Date };
  readonly feedLinks: Fetched;
  readonly articles: { readonly text: string; readonly origin: FeedOrigin; readonly context: ArticleContext };
}

interface Results {
  readonly events: EventPage;
  readonly feedLinks: string[];
  readonly articles: FeedArticles;
}

export type JobName = keyof Inputs;
export type JobInput<Name extends JobName> = Inputs[Name];
export type JobResult<Name extends JobName> = Results[Name];

/** Ways to parse a fetched page. Each is pure and takes plain values, so that it can run in a child process. */
const pageJobs: { readonly [Name in JobName]: (input: Inputs[Name]) => Promise<Results[Name]> } = {
  events: ({ now, ...page }) => readEventPage(page, now),
  feedLinks: async ({ text, url }) => findFeedLinks(text, url),
  articles: async ({ text, origin, context }) => {
    const feed = readFeed(text);
    return { ...toArticles(feed, origin, context), isWhole: feed.isWhole };
  },
};

export interface PageJob<Name extends JobName = JobName> {
  readonly name: Name;
  readonly input: JobInput<Name>;
}

/** An unreadable page is a result, not a failure of the child process. */
export type PageAnswer = { readonly value: unknown } | { readonly unreadable: string };

export async function runPageJob<Name extends JobName>({ name, input }: PageJob<Name>): Promise<PageAnswer> {
  try {
    return { value: await pageJobs[name](input) };
  } catch (error) {
    if (error instanceof UnreadablePage) return { unreadable: error.message };
    throw error;
  }
}
