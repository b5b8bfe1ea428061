import { nextCursorHeader } from '@fitted/contract/list-headers';
import { getArticle, listNews, NewsList, NewsQuery, newsFeed } from '@fitted/contract/news';
import type { ListCache } from '../../db/list-cache.ts';
import { compileSerializer } from '../../http/answers/serialize.ts';
import { sendJson } from '../../http/answers/written-answer.ts';
import type { Serve } from '../../http/bind.ts';
import type { SpendSearch } from '../../http/limits/search-limit.ts';
import { writeFeed } from './feed.ts';
import { groupBySource, presentArticle, presentSummary } from './present.ts';
import { createNewsRepository } from './repository.ts';
import { type NewsDeps, readArticle } from './service.ts';

const feedLength = 50;

/** View counts and publish dates affect the list without changing its version. */
const keptMs = 60_000;
const writeList = compileSerializer(NewsList);

interface NewsRoutesDeps extends NewsDeps {
  readonly kept: ListCache;
  readonly spendSearch: SpendSearch;
  readonly appUrl: string;
}

export function serveNews(serve: Serve, deps: NewsRoutesDeps): void {
  const { db, kept, spendSearch, appUrl, now } = deps;
  const news = createNewsRepository(db);

  const readList = async (query: NewsQuery): Promise<NewsList> => {
    const { page, nextCursor } = await news.listPublic(query);
    const articles = page.map(presentSummary);
    const categories = await news.listCategories();
    return { news: articles, newsBySource: groupBySource(articles), categories, nextCursor };
  };

  serve(listNews, async ({ query, request, reply }) => {
    if (query.search) await spendSearch(request);
    if (query.category || query.exclude) {
      const { page, nextCursor } = await news.listPublic(query);
      if (nextCursor) reply.header(nextCursorHeader, nextCursor);
      return page.map(presentSummary);
    }
    if (query.search || query.sort === 'popular') return readList(query);
    const body = await kept.get(`list ${JSON.stringify(query)}`, now(), async () => ({
      body: writeList(await readList(query)),
      until: new Date(now().getTime() + keptMs),
    }));
    return sendJson(reply, body);
  });

  serve(newsFeed, async ({ reply }) => {
    const { page } = await news.listPublic(NewsQuery.parse({ limit: feedLength }));
    return reply.type('application/rss+xml; charset=utf-8').send(writeFeed(page.map(presentSummary), appUrl));
  });

  serve(getArticle, async ({ params, request }) => presentArticle(await readArticle(params.slug, request.ip, deps)));
}
