import { getArticle, listNews, NewsQuery, newsFeed, nextCursorHeader } from '@fitted/contract/news';
import type { Serve } from '../../http/bind.ts';
import type { SpendSearch } from '../../http/search-limit.ts';
import { writeFeed } from './feed.ts';
import { groupBySource, presentArticle, presentSummary } from './present.ts';
import { type NewsDeps, readArticle } from './service.ts';

const feedLength = 50;

interface NewsRoutesDeps extends NewsDeps {
  readonly spendSearch: SpendSearch;
  readonly appUrl: string;
}

export function serveNews(serve: Serve, deps: NewsRoutesDeps): void {
  const { news, spendSearch, appUrl } = deps;

  serve(listNews, async ({ query, request, reply }) => {
    if (query.search) await spendSearch(request);
    const { page, nextCursor } = await news.listPublic(query);
    const articles = page.map(presentSummary);
    if (query.category || query.exclude) {
      if (nextCursor) reply.header(nextCursorHeader, nextCursor);
      return articles;
    }
    return {
      news: articles,
      newsBySource: groupBySource(articles),
      categories: await news.listCategories(),
      nextCursor,
    };
  });

  serve(newsFeed, async ({ reply }) => {
    const { page } = await news.listPublic(NewsQuery.parse({ limit: feedLength }));
    return reply.type('application/rss+xml; charset=utf-8').send(writeFeed(page.map(presentSummary), appUrl));
  });

  serve(getArticle, async ({ params, request }) => presentArticle(await readArticle(params.slug, request.ip, deps)));
}
