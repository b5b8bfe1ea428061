import type { Article, ArticleSummary, NewsList } from '@fitted/contract/news';
import { webAddress } from '../../security/web-address.ts';
import { plainText, shorten } from './plain-text.ts';
import type { ArticleRow, SummaryRow } from './repository.ts';
import { sanitizeArticle } from './sanitize-article.ts';
import { publishDateOf } from './undated.ts';

const excerptLength = 280;

export function presentSummary(row: SummaryRow): ArticleSummary {
  const date = publishDateOf(row);
  const sourceUrl = webAddress(row.sourceUrl);
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    summary: row.summary,
    excerpt: row.summary || shorten(plainText(row.opening), excerptLength),
    author: row.author,
    source: row.source,
    sourceUrl,
    url: sourceUrl,
    category: row.category,
    tags: row.tags,
    imageUrl: webAddress(row.imageUrl),
    publishDate: date,
    date,
    featuredOrder: row.featuredOrder,
    viewCount: row.viewCount,
  };
}

export const presentArticle = (row: ArticleRow): Article => ({
  ...presentSummary({ ...row, opening: row.summary ? '' : row.content.slice(0, 1000) }),
  content: sanitizeArticle(row.content),
  updatedAt: row.updatedAt.toISOString(),
});

export function groupBySource(news: readonly ArticleSummary[]): NewsList['newsBySource'] {
  const groups = new Map<string, ArticleSummary[]>();
  for (const article of news) groups.set(article.source, [...(groups.get(article.source) ?? []), article]);
  return Object.fromEntries(groups);
}
