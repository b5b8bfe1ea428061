import { nextCursorHeader } from '@fitted/contract/list-headers';
import type { ArticleSummary, getArticle, listNews } from '@fitted/contract/news';
import type { RouteAnswer, RouteRequest } from '@fitted/contract/route';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { addressOf, call, callRaw } from '../../lib/api/client.ts';
import type { NewsFilters, NewsTab } from './news-filters.ts';

const list = addressOf<typeof listNews>('GET', '/api/news');
const one = addressOf<typeof getArticle>('GET', '/api/news/:slug');

const pageSize = 12;
const featuredCount = 3;

type NewsRequest = RouteRequest<typeof listNews>['query'];

interface NewsAnswer {
  readonly news: readonly ArticleSummary[];
  readonly categories: readonly string[];
  readonly nextCursor: string | null;
}

/** The response is an object, or a plain list with the next page in a header. */
async function fetchNews(query: NewsRequest, signal: AbortSignal): Promise<NewsAnswer> {
  const response = await callRaw(list, { query }, { signal });
  const body: RouteAnswer<typeof listNews> = await response.json();
  if (Array.isArray(body)) {
    return { news: body, categories: [], nextCursor: response.headers.get(nextCursorHeader) };
  }
  return body;
}

export function useNews({ search, category }: NewsFilters, tab: NewsTab) {
  const query: NewsRequest = {
    ...(search && { search }),
    ...(category && { category }),
    ...(tab === 'popular' && { sort: 'popular' }),
  };
  return useInfiniteQuery({
    queryKey: ['news', query],
    queryFn: ({ pageParam, signal }) =>
      fetchNews({ ...query, limit: pageSize, ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** The first three, and the categories of all articles. */
export const useFeaturedNews = () =>
  useQuery({
    queryKey: ['news', 'featured'],
    queryFn: ({ signal }) => fetchNews({ sort: 'featured', limit: featuredCount }, signal),
  });

/** How related articles are chosen. */
export type Relation =
  | { readonly category: string; readonly exclude: string }
  | { readonly industry: string | undefined };

export function useRelatedNews(to: Relation, count: number) {
  const query = { ...to, limit: count };
  return useQuery({
    queryKey: ['news', 'related', query],
    queryFn: ({ signal }) => fetchNews(query, signal),
    select: ({ news }) => news.slice(0, count),
  });
}

/** The latest, without the one that is being read. */
export function useOtherNews(exclude: string, count: number, isWanted: boolean) {
  const query = { limit: count + 1 };
  return useQuery({
    queryKey: ['news', 'others', query],
    queryFn: ({ signal }) => fetchNews(query, signal),
    select: ({ news }) => news.filter(({ slug }) => slug !== exclude).slice(0, count),
    enabled: isWanted,
  });
}

/** Null if there is no such article, or it is not public. */
export const useArticle = (slug: string) =>
  useQuery({
    queryKey: ['article', slug],
    queryFn: ({ signal }) =>
      call(one, { params: { slug } }, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
        throw error;
      }),
  });
