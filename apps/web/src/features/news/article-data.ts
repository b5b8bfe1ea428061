import type { Article } from '@fitted/contract/news';

/** The article as a schema.org NewsArticle. */
export function articleData(article: Article, origin: string): object {
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.excerpt,
    ...(article.publishDate && { datePublished: article.publishDate }),
    dateModified: article.updatedAt,
    articleSection: article.category,
    mainEntityOfPage: new URL(`/news/${encodeURIComponent(article.slug)}`, origin).href,
    publisher: { '@type': 'Organization', name: article.source },
    ...(article.author && { author: { '@type': 'Person', name: article.author } }),
    ...(article.tags.length > 0 && { keywords: article.tags }),
    ...(article.imageUrl && { image: [article.imageUrl] }),
    ...(article.url && { isBasedOn: article.url }),
  };
}
