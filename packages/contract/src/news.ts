import { z } from 'zod';
import { NextCursor, Page } from './paging.ts';
import { Id, Instant, optionalText, text } from './primitives.ts';
import { raw, route } from './route.ts';

/** An article in a list; only published articles leave the server. */
export const ArticleSummary = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  summary: z.string().nullable(),
  /** The summary, or the first words of the article if it has none. */
  excerpt: z.string(),
  author: z.string().nullable(),
  source: z.string(),
  sourceUrl: z.string().nullable(),
  /** Where the article was first published; null for our own. */
  url: z.string().nullable(),
  category: z.string(),
  tags: z.array(z.string()),
  imageUrl: z.string().nullable(),
  /** Null if the source did not give one; such articles come last. */
  publishDate: Instant.nullable(),
  /** The same as `publishDate`. */
  date: Instant.nullable(),
  featuredOrder: z.int().nullable(),
  viewCount: z.int().nonnegative(),
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

export const Article = ArticleSummary.extend({
  /** Sanitised HTML. */
  content: z.string(),
  updatedAt: Instant,
});
export type Article = z.infer<typeof Article>;

/** All given filters must match. Other parameters are ignored, including the test flag that some clients send. */
export const NewsQuery = Page.extend({
  limit: Page.shape.limit.removeDefault().default(100),
  search: optionalText(200),
  /** A category or a source. */
  category: optionalText(200),
  /** Slug of the article being read. */
  exclude: optionalText(300),
  /** Articles about this industry come first; such a list has only one page. */
  industry: optionalText(200),
  /** `featured`: in the editors' order, then newest first. */
  sort: z.enum(['newest', 'popular', 'featured']).default('newest'),
});
export type NewsQuery = z.infer<typeof NewsQuery>;

export const NewsList = z.object({
  news: z.array(ArticleSummary),
  /** The articles of this page, by source. */
  newsBySource: z.record(z.string(), z.array(ArticleSummary)),
  categories: z.array(z.string()),
  nextCursor: NextCursor,
});
export type NewsList = z.infer<typeof NewsList>;

/** With `category` or `exclude` the response is a plain list, and the next cursor is in the header `x-next-cursor`. */
export const listNews = route({
  method: 'GET',
  path: '/api/news',
  summary: 'Career news and insights',
  access: 'public',
  limit: 'none',
  query: NewsQuery,
  response: z.union([NewsList, z.array(ArticleSummary)]),
  errors: [],
});

export const newsFeed = route({
  method: 'GET',
  path: '/api/news/feed.xml',
  summary: 'The newest articles as an RSS feed',
  access: 'public',
  limit: 'none',
  response: raw('application/rss+xml'),
  errors: [],
});

export const getArticle = route({
  method: 'GET',
  path: '/api/news/:slug',
  summary: 'One article; being read counts once a visitor and day',
  access: 'public',
  limit: 'none',
  params: z.object({ slug: text(300) }),
  response: Article,
  errors: ['article_not_found'],
});
