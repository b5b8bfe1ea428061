import { z } from 'zod';
import type { OutboundFetch } from '../../../ports/outbound-fetch.ts';
import { decodeText } from '../../../web-reading/decode-text.ts';
import { UnreadablePage } from '../../../web-reading/web-reader.ts';
import type { ReadingDeps, SourceReading } from '../source/source-reading.ts';
import { type CollectedArticle, toArticles } from './article.ts';
import { readDate } from './json-feed.ts';

/** Its name in results and logs. The URL contains the query; the key never leaves the request. */
export const newsApiSource = 'NewsAPI';

export interface NewsApi {
  readonly baseUrl: string;
  readonly key: string;
}

const text = z.string().nullish().catch(null);
const NewsApiAnswer = z.object({
  articles: z.array(
    z.object({
      source: z.object({ name: text }).nullish().catch(null),
      author: text,
      title: text,
      description: text,
      url: text,
      urlToImage: text,
      publishedAt: text,
    }),
  ),
});

/** Longer queries are refused. */
const maxQuestionLength = 450;

const refusals: Readonly<Record<number, string>> = {
  401: 'NewsAPI refused the key.',
  426: 'The plan of this NewsAPI key does not allow this.',
  429: 'The key has used up its requests to NewsAPI.',
};

/** One query for all topics, newest first. */
export async function collectNewsApi(
  { baseUrl, key }: NewsApi,
  fetch: OutboundFetch,
  deps: Pick<ReadingDeps, 'topics' | 'now' | 'signal'>,
): Promise<SourceReading<CollectedArticle>> {
  const address = new URL('/v2/everything', baseUrl);
  const asked = { q: ask(deps.topics), language: 'en', sortBy: 'publishedAt', pageSize: '50' };
  address.search = new URLSearchParams(asked).toString();
  const answer = await fetch(address.href, { headers: { 'x-api-key': key }, signal: deps.signal });
  if (answer.status !== 200)
    throw new UnreadablePage(refusals[answer.status] ?? `NewsAPI answered with status ${answer.status}.`);
  const { articles } = parseAnswer(decodeText(answer.body));
  const items = articles
    .filter(({ title }) => title !== '[Removed]')
    .map((article) => ({
      title: article.title ?? null,
      url: article.url ?? null,
      summary: article.description ?? null,
      // Its "content" is truncated mid-sentence.
      content: null,
      author: article.author ?? null,
      imageUrl: article.urlToImage ?? null,
      publishedAt: readDate(article.publishedAt),
      categories: [],
      source: article.source?.name ?? null,
    }));
  const origin = { source: newsApiSource, url: baseUrl, isAnswer: true };
  return { ...toArticles({ title: newsApiSource, isWhole: true, items }, origin, deps), known: undefined };
}

function parseAnswer(source: string) {
  try {
    return NewsApiAnswer.parse(JSON.parse(source));
  } catch (error) {
    throw new UnreadablePage('NewsAPI answered something else than articles.', { cause: error });
  }
}

/** "remote work" OR "salary trends" …, as many topics as fit. */
function ask(topics: readonly string[]): string {
  const asked: string[] = [];
  for (const topic of topics.length > 0 ? topics : ['careers']) {
    const next = [...asked, `"${topic.replaceAll('"', '')}"`];
    if (next.join(' OR ').length > maxQuestionLength) break;
    asked.push(next.at(-1) ?? '');
  }
  return asked.join(' OR ');
}
